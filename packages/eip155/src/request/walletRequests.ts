import { switchOrAddNetwork } from '../network/switchOrAddNetwork.js'
import { encodeTransfer } from './encodeTransfer.js'
import { revokePermission } from './revokePermission.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signTypedData } from './signTypedData.js'

type WalletRequests = {
  readonly encodeTransfer: typeof encodeTransfer
  readonly revokePermission: typeof revokePermission
  readonly sendTransaction: typeof sendTransaction
  readonly signMessage: typeof signMessage
  readonly signTypedData: typeof signTypedData
  readonly switchOrAddNetwork: typeof switchOrAddNetwork
}

/**
 * What an adapter asks of a wallet once it is connected: one lazy chunk, for a page needs none of it to show a connection.
 *
 * @example const { walletRequests } = await import('./walletRequests.js')
 */
export const walletRequests: WalletRequests = {
  encodeTransfer,
  revokePermission,
  sendTransaction,
  signMessage,
  signTypedData,
  switchOrAddNetwork,
}
