import { signMessage } from './signMessage.js'
import { switchNetwork } from './switchNetwork.js'

type WalletRequests = { readonly signMessage: typeof signMessage; readonly switchNetwork: typeof switchNetwork }

/**
 * The requests to a connected wallet that do not need the chain: one lazy chunk.
 *
 * @example const { walletRequests } = await import('./walletRequests.js')
 */
export const walletRequests: WalletRequests = { signMessage, switchNetwork }
