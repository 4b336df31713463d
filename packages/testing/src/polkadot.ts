export { createPolkadotPairingMethods } from './polkadot/createPolkadotPairingMethods.js'
export {
  createPolkadotSigner,
  type PolkadotKey,
  type PolkadotSigner,
  polkadotKeys,
} from './polkadot/createPolkadotSigner.js'
export { createPolkadotTestWallet } from './polkadot/createPolkadotTestWallet.js'
export type {
  InjectedAccount,
  InjectedWallet,
  PolkadotRejection,
  PolkadotTestWallet,
  PolkadotTestWalletBehaviour,
  PolkadotTestWalletOptions,
} from './polkadot/PolkadotTestWallet.js'
