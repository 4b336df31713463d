export type { BundledWallet } from './BundledWallet.js'
export { wallets } from './wallets.data.js'
