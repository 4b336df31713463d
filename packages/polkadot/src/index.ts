export { formatPolkadotAddress as formatAddress } from './address/formatPolkadotAddress.js'
export { formatSs58 } from './address/formatSs58.js'
export { parseSs58 } from './address/parseSs58.js'
export { definePolkadotNetwork } from './network/definePolkadotNetwork.js'
export { isSs58Prefix } from './network/isSs58Prefix.js'
export type { PolkadotNetwork } from './network/PolkadotNetwork.js'
export {
  kusamaAssetHub,
  kusamaRelay,
  polkadotAssetHub,
  polkadotRelay,
  westendRelay,
} from './network/polkadotNetworks.js'
export type { PolkadotAdapter } from './PolkadotAdapter.js'
export type { PolkadotOptions } from './PolkadotOptions.js'
export { polkadot } from './polkadot.js'
export { verifyPolkadotMessage as verifyMessage } from './verify/verifyPolkadotMessage.js'
