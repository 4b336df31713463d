import type { WalletCall } from '../adapter/ReadCall.js'
import type { JournalEntry, TransactionNote } from '../journal/JournalEntry.js'
import { parseNote } from '../journal/parseJournal.js'
import type { State } from '../state/createState.js'
import type { Journal } from './createJournal.js'

/** What {@link noteSent} works with. */
export type NotingServices = Pick<State, 'events' | 'ports'> & { readonly noting: Pick<Journal, 'add'> }

/**
 * Notes what the wallet sends in the journal, and puts an event on the timeline, even when nobody waits for the hash any more. Calls that
 * are sent as one have the wallet's id in place of a hash.
 */
export async function noteSent(
  { events, noting, ports }: NotingServices,
  { network: { id: networkId, namespace }, account: { address } }: Pick<WalletCall, 'network' | 'account'>,
  answer: Promise<string> | undefined,
  given: TransactionNote | undefined,
  { isCalls = false, bundle }: { readonly isCalls?: boolean; readonly bundle?: JournalEntry['bundle'] } = {},
): Promise<string> {
  const hash = (await answer) as string
  const note = parseNote(given)
  const sentAtMs = ports.clock.now()
  const calls = isCalls && { callsId: hash }
  noting.add({
    namespace,
    networkId,
    address,
    hash,
    ...calls,
    ...(bundle && { bundle }),
    sentAtMs,
    ...(note && { note }),
  })
  events.emit({ type: 'transaction/sent', namespace, networkId, hash })
  return hash
}
