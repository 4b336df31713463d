import { switchNetwork } from '../network/switchNetwork.js'
import { signMessage } from './signMessage.js'

type WalletRequests = { readonly signMessage: typeof signMessage; readonly switchNetwork: typeof switchNetwork }

/**
 * What an adapter asks of a wallet once it is connected and needs no chain for: one lazy chunk.
 *
 * @example const { walletRequests } = await import('./walletRequests.js')
 */
export const walletRequests: WalletRequests = { signMessage, switchNetwork }
