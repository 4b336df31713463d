import type { TransactionRequest } from '../adapter/Adapter.js'
import type { WalletTarget } from '../adapter/Target.js'
import { requestSending } from '../flows/requestSending.js'
import type { TransactionNote } from '../journal/JournalEntry.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What `sendTransaction` takes: the transaction, and which wallet shall send it where. The note is for the journal. */
export type SendTransactionOptions = WalletTarget & TransactionRequest & { readonly note?: TransactionNote }

/** Asks the wallet to send a transaction. */
export const sendTransaction =
  (services: WalletServices) =>
  (options: SendTransactionOptions): Promise<string> => {
    const { connectionId, namespace, address, networkId, signal, note, ...transaction } = options
    const target = { connectionId, namespace, address, networkId, signal }
    return requestSending(services, 'sendTransaction', target, (adapter, call, send) =>
      send({ ask: () => adapter.sendTransaction?.({ ...call, transaction }), note, sent: sentBy(transaction) }),
    )
  }

/** What of a transaction the chain can be searched for. */
const sentBy = ({ data, to, value }: TransactionRequest) =>
  to === undefined ? undefined : { to, ...(data && { data }), ...(value !== undefined && { value }) }
