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
  PolkadotTestWalletBehavior,
  PolkadotTestWalletOptions,
} from './polkadot/PolkadotTestWallet.js'
