import { switchNetwork } from '../network/switchNetwork.js'
import { signMessage } from './signMessage.js'

type WalletRequests = { readonly signMessage: typeof signMessage; readonly switchNetwork: typeof switchNetwork }

/**
 * The requests to a connected wallet that do not need the chain: one lazy chunk.
 *
 * @example const { walletRequests } = await import('./walletRequests.js')
 */
export const walletRequests: WalletRequests = { signMessage, switchNetwork }
