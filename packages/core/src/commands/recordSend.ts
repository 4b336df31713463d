import type { TransactionRequest } from '../adapter/Adapter.js'
import type { WalletTarget } from '../adapter/Target.js'
import { isKitError } from '../error/isKitError.js'
import { isUnsent } from '../error/isUnsent.js'
import { KitError } from '../error/KitError.js'
import { followSending } from '../flows/requestSending.js'
import type { TransactionNote } from '../journal/JournalEntry.js'
import { isWord, maxCallsIdLength } from '../journal/parseJournal.js'
import type { WalletServices } from '../services/createWalletServices.js'
import { sentBy } from './sendTransaction.js'

/** Options for `recordSend`: what other code asks a wallet to send, for which account and network. */
export type RecordSendOptions = Omit<WalletTarget, 'signal'> & {
  /** Asks the wallet. Resolves with the hash, or the wallet's ID of calls (EIP-5792). */
  readonly ask: () => Promise<unknown>
  /** The transaction, by which the chain is searched if the wallet doesn't answer. */
  readonly transaction?: Pick<TransactionRequest, 'to' | 'data' | 'value'>
  /** Set for calls that the wallet sends as one, with the ID that the page assigned, if any. */
  readonly calls?: { readonly id: string | undefined }
  readonly note?: TransactionNote
}

/** Implements `kit.recordSend`. */
export const recordSend =
  (services: WalletServices) =>
  async ({ ask, calls, note, transaction, ...target }: RecordSendOptions): Promise<void> => {
    const { targets } = services
    const { account, adapter, connection } = targets.find(target)
    const network = targets.networkOf(target.networkId ?? connection.networkId)
    const call = { account, network, signal: new AbortController().signal }
    const read = async (): Promise<string> => {
      const hash = await ask()
      if (isWord(hash, calls && maxCallsIdLength)) return hash
      // The wallet answered, so it may have sent.
      throw new KitError('wallet/invalidResponse', {
        shortMessage: 'The wallet returned an invalid transaction hash or call bundle ID.',
      })
    }
    const sent = transaction && sentBy(transaction)
    try {
      await followSending(services, adapter, call, { ask: read, note, sent, ...(calls && { calls }) })
    } catch (error) {
      if (!isUnsent(error) && !isKitError(error, 'transaction/maybeSent')) throw error
    }
  }
