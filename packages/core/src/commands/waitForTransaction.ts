import type { TransactionReceipt } from '../adapter/TransactionReceipt.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { settleCall } from '../flows/settleCall.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What `waitForTransaction` takes. */
export type WaitForTransactionOptions = {
  readonly hash: string
  readonly networkId?: CaipNetworkId
  readonly signal?: AbortSignal
  readonly confirmations?: number
  readonly timeoutMs?: number
}

/** Waits until a transaction is in a block. */
export const waitForTransaction =
  (services: WalletServices) =>
  ({ networkId, signal: given, ...rest }: WaitForTransactionOptions): Promise<TransactionReceipt> =>
    settleCall(services, [given], async (signal) => {
      const { journal, receipts, targets } = services
      const sent = journal.getState().entries.find(({ hash }) => hash === rest.hash)
      const id = networkId ?? sent?.networkId ?? targets.find({}).connection.networkId
      // Of a transaction, not of calls: it is in a block.
      return receipts.wait({ ...rest, networkId: id }, signal) as Promise<TransactionReceipt>
    })
