export { type PolkadotDevAccount, polkadotDevAccounts } from './polkadot/polkadotDevAccounts.data.js'
export { type PolkadotDevToken, polkadotDevTokens } from './polkadot/polkadotDevTokens.js'
export { type PolkadotDevnet, polkadotDevGenesisHash, startPolkadot } from './polkadot/startPolkadot.js'
