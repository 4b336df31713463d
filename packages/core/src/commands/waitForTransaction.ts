import type { TransactionReceipt } from '../adapter/TransactionReceipt.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { runCall } from '../flows/runCall.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `waitForTransaction`. */
export type WaitForTransactionOptions = {
  readonly hash: string
  readonly networkId?: CaipNetworkId
  readonly signal?: AbortSignal
  readonly confirmations?: number
  readonly timeoutMs?: number
}

/** Implements `kit.waitForTransaction`. */
export const waitForTransaction =
  (services: WalletServices) =>
  ({ networkId, signal: given, ...rest }: WaitForTransactionOptions): Promise<TransactionReceipt> =>
    runCall(services, [given], async (signal) => {
      const { journal, receipts, targets } = services
      const sent = journal.getState().entries.find(({ hash }) => hash === rest.hash)
      const id = networkId ?? sent?.networkId ?? targets.find({}).connection.networkId
      // A transaction that is in a block, as opposed to calls, always has a receipt.
      return receipts.wait({ ...rest, networkId: id }, signal) as Promise<TransactionReceipt>
    })
