import { switchOrAddNetwork } from '../network/switchOrAddNetwork.js'
import { encodeTransfer } from './encodeTransfer.js'
import { revokePermission } from './revokePermission.js'
import { sendEvmTransaction } from './sendEvmTransaction.js'
import { signEvmMessage } from './signEvmMessage.js'
import { signEvmTypedData } from './signEvmTypedData.js'

type WalletRequests = {
  readonly encodeTransfer: typeof encodeTransfer
  readonly revokePermission: typeof revokePermission
  readonly sendTransaction: typeof sendEvmTransaction
  readonly signMessage: typeof signEvmMessage
  readonly signTypedData: typeof signEvmTypedData
  readonly switchOrAddNetwork: typeof switchOrAddNetwork
}

/**
 * Requests to a connected wallet: one lazy chunk, because a page needs none of it to show a connection.
 *
 * @example const { walletRequests } = await import('./walletRequests.js')
 */
export const walletRequests: WalletRequests = {
  encodeTransfer,
  revokePermission,
  sendTransaction: sendEvmTransaction,
  signMessage: signEvmMessage,
  signTypedData: signEvmTypedData,
  switchOrAddNetwork,
}
