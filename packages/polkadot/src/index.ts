export { formatPolkadotAddress as formatAddress, formatSs58, parseSs58 } from './address/PolkadotAddress.js'
export type { PolkadotNetwork } from './network/definePolkadotNetwork.js'
export { definePolkadotNetwork } from './network/definePolkadotNetwork.js'
export { isSs58Prefix } from './network/isSs58Prefix.js'
export {
  kusamaAssetHub,
  kusamaRelay,
  polkadotAssetHub,
  polkadotRelay,
  westendRelay,
} from './network/polkadotNetworks.js'
export type { PolkadotAdapter } from './PolkadotAdapter.js'
export type { PolkadotOptions } from './polkadot.js'
export { polkadot } from './polkadot.js'
export { verifyPolkadotMessage as verifyMessage } from './verify/verifyPolkadotMessage.js'
