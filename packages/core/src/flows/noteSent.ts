import type { WalletCall } from '../adapter/ReadCall.js'
import type { JournalEntry, TransactionNote } from '../journal/JournalEntry.js'
import { parseNote } from '../journal/parseJournal.js'
import type { State } from '../state/createState.js'
import type { Journal } from './createJournal.js'

export type JournalWriterServices = Pick<State, 'events' | 'ports'> & { readonly journalWriter: Pick<Journal, 'add'> }

/**
 * Records what the wallet sends in the journal and emits an event, even if the caller no longer waits for the hash. For calls sent as one,
 * the wallet's ID replaces the hash. A transaction that the journal already has (`isKnown`) gets the note, without another event.
 */
export async function noteSent(
  { events, journalWriter, ports }: JournalWriterServices,
  { network: { id: networkId, namespace }, account: { address } }: Pick<WalletCall, 'network' | 'account'>,
  answer: Promise<string> | undefined,
  given: TransactionNote | undefined,
  {
    isCalls = false,
    isKnown = false,
    bundle,
  }: { readonly isCalls?: boolean; readonly isKnown?: boolean; readonly bundle?: JournalEntry['bundle'] } = {},
): Promise<string> {
  const hash = (await answer) as string
  const note = parseNote(given)
  const sentAtMs = ports.clock.now()
  const calls = isCalls && { callsId: hash }
  journalWriter.add({
    namespace,
    networkId,
    address,
    hash,
    ...calls,
    ...(bundle && { bundle }),
    sentAtMs,
    ...(note && { note }),
  })
  if (!isKnown) events.emit({ type: 'transaction/sent', namespace, networkId, hash })
  return hash
}
