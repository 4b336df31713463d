import type { TransactionRequest } from '../adapter/Adapter.js'
import type { WalletTarget } from '../adapter/Target.js'
import { requestSending } from '../flows/requestSending.js'
import type { TransactionNote } from '../journal/JournalEntry.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `sendTransaction`: the transaction, and the wallet, account and network. The note is stored in the journal. */
export type SendTransactionOptions = WalletTarget & TransactionRequest & { readonly note?: TransactionNote }

/** Implements `kit.sendTransaction`. */
export const sendTransaction =
  (services: WalletServices) =>
  (options: SendTransactionOptions): Promise<string> => {
    const { connectionId, namespace, address, networkId, signal, note, ...transaction } = options
    const target = { connectionId, namespace, address, networkId, signal }
    return requestSending(services, 'sendTransaction', target, (adapter, call, send) =>
      send({ ask: () => adapter.sendTransaction?.({ ...call, transaction }), note, sent: sentBy(transaction) }),
    )
  }

/** Returns the fields by which the transaction can be found on the chain. */
export const sentBy = ({ data, to, value }: Pick<TransactionRequest, 'data' | 'to' | 'value'>) =>
  to === undefined ? undefined : { to, ...(data && { data }), ...(value !== undefined && { value }) }
