import type { TransferTerms } from '../adapter/Capabilities.js'
import type { WalletTarget } from '../adapter/Target.js'
import { requestSending } from '../flows/requestSending.js'
import type { TransactionNote } from '../journal/JournalEntry.js'
import type { WalletServices } from '../services/createWalletServices.js'

/**
 * Options for `transfer`. The amount is in base units of the native currency, or of `token` if given. The note is stored in the journal.
 */
export type TransferOptions = WalletTarget &
  TransferTerms & {
    readonly to: string
    readonly amount: bigint
    readonly token?: string
    readonly note?: TransactionNote
  }

/** Implements `kit.transfer`. */
export const transfer =
  (services: WalletServices) =>
  (options: TransferOptions): Promise<string> => {
    const { connectionId, namespace, address, networkId, signal, note, ...what } = options
    const target = { connectionId, namespace, address, networkId, signal }
    const { to, amount, token } = what
    const sent = { to, amount, ...(token !== undefined && { token }) }
    return requestSending(services, 'transfer', target, (adapter, call, send) =>
      send({ ask: () => adapter.transfer?.({ ...call, ...what }), note, sent }),
    )
  }
