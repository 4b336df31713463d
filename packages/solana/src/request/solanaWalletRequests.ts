import { switchSolanaNetwork } from '../network/switchSolanaNetwork.js'
import { openSolanaWallet, signSolanaMessage, signSolanaTransactions } from './openSolanaWallet.js'

type WalletRequests = {
  readonly openWallet: typeof openSolanaWallet
  readonly signMessage: typeof signSolanaMessage
  readonly signTransactions: typeof signSolanaTransactions
  readonly switchNetwork: typeof switchSolanaNetwork
}

/**
 * Requests to a connected wallet that need neither a node nor the chain library: one lazy chunk.
 *
 * @example const { walletRequests } = await import('./solanaWalletRequests.js')
 */
export const solanaWalletRequests: WalletRequests = {
  openWallet: openSolanaWallet,
  signMessage: signSolanaMessage,
  signTransactions: signSolanaTransactions,
  switchNetwork: switchSolanaNetwork,
}
