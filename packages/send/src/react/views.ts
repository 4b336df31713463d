export { en } from './en.data.js'
export { walletCompatibleNetworksView as WalletCompatibleNetworks } from './WalletCompatibleNetworks.js'
export { walletReceiveView as WalletReceive } from './WalletReceive.js'
export { walletSendView as WalletSend } from './WalletSend.js'
export { walletSendConfirmedView as WalletSendConfirmed } from './WalletSendConfirmed.js'
export { walletSendPreviewView as WalletSendPreview } from './WalletSendPreview.js'
export {
  walletReceiveSelectTokenView as WalletReceiveSelectToken,
  walletSendSelectTokenView as WalletSendSelectToken,
} from './WalletSendSelectToken.js'
