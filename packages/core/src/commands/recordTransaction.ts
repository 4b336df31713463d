import type { WalletTarget } from '../adapter/Target.js'
import { KitError } from '../error/KitError.js'
import { noteSent } from '../flows/noteSent.js'
import { entryId, type TransactionNote } from '../journal/JournalEntry.js'
import { isWord, maxCallsIdLength } from '../journal/parseJournal.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `recordTransaction`: the hash, or the wallet's ID of calls (EIP-5792), and the account and network that sent it. */
export type RecordTransactionOptions = Omit<WalletTarget, 'signal'> & {
  readonly note?: TransactionNote
} & ({ readonly hash: string; readonly callsId?: undefined } | { readonly callsId: string; readonly hash?: undefined })

/** Implements `kit.recordTransaction`. */
export const recordTransaction =
  (services: WalletServices) =>
  async ({ callsId, hash = callsId, note, ...target }: RecordTransactionOptions): Promise<void> => {
    const isCalls = callsId !== undefined
    if (!isWord(hash, isCalls ? maxCallsIdLength : undefined))
      throw new KitError('transaction/invalid', { shortMessage: 'Not a valid transaction hash or call bundle ID.' })
    const { targets, journal } = services
    const { account, connection } = targets.find(target)
    const network = targets.networkOf(target.networkId ?? connection.networkId)
    const sent = { networkId: network.id, address: account.address, hash, ...(isCalls && { callsId }) }
    const isKnown = journal.getState().entries.some(({ id }) => id === entryId(sent))
    await noteSent(services, { network, account }, Promise.resolve(hash), note, { isCalls, isKnown })
  }
