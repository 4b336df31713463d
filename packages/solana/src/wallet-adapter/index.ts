export {
  createWalletAdapterStore,
  type WalletAdapterOptions,
  type WalletAdapterState,
} from './createWalletAdapterStore.js'
