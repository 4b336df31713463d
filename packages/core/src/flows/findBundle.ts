import type { CallReceipt, CallsStatus } from '../adapter/WalletCapabilities.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import type { JournalEntry } from '../journal/JournalEntry.js'
import type { State } from '../state/createState.js'
import type { ReasonedReceipt, Receipts } from './createReceipts.js'

type Services = Pick<State, 'journal' | 'unanswered'> & {
  readonly receipts: Pick<Receipts, 'wait'>
  readonly sending: ReadonlySet<string>
}

/**
 * Returns the status of calls that were sent one by one, from the receipts of their journal entries. With `waitMs`, waits that long for
 * pending ones and rejects with `transaction/timedOut`. Rejects with `transaction/invalid` for unknown calls.
 */
export async function findBundle(
  { journal, receipts, sending, unanswered }: Services,
  { id, count, waitMs }: { readonly id: string; readonly count: number; readonly waitMs?: number },
  signal: AbortSignal,
): Promise<CallsStatus> {
  const entries = journal
    .getState()
    .entries.filter(({ bundle }) => bundle?.callsId === id)
    .sort((a, b) => (a.bundle?.at ?? 0) - (b.bundle?.at ?? 0))
  const [first] = entries
  if (first === undefined) throw unknownCalls()

  const isPending = ({ status }: JournalEntry) => status === 'pending'
  async function find(entry: JournalEntry): Promise<ReasonedReceipt | undefined> {
    const { networkId, hash, minedHash = hash, status } = entry
    if (status === 'replaced' || status === 'cancelled') return undefined
    if (isPending(entry) && waitMs === undefined) return undefined
    try {
      const wait = waitMs !== undefined && { timeoutMs: waitMs }
      const { replacement, ...receipt } = await receipts.wait({ networkId, hash: minedHash, ...wait }, signal)
      return replacement === 'replaced' || replacement === 'cancelled' ? undefined : receipt
    } catch (error) {
      if (isKitError(error, 'transaction/expired')) return undefined
      throw error
    }
  }

  const found = (await Promise.all(entries.map(find))).filter((receipt) => receipt !== undefined)
  // A call that may have been sent is still being searched for.
  const isAwaited = unanswered.getState().requests.some((send) => send.bundle?.callsId === id && !send.isSettled)
  const isOpen = sending.has(id) || isAwaited || (waitMs === undefined && entries.some(isPending))
  const good = found.filter(({ status }) => status === 'success').length
  const finalCode = good === count ? 200 : good > 0 ? 600 : found.length > 0 ? 500 : 400
  const statusCode = isOpen ? 100 : finalCode
  const reason = found.find((receipt) => receipt.reason !== undefined)?.reason
  return {
    id,
    networkId: first.networkId,
    status: statuses[statusCode],
    statusCode,
    isAtomic: false,
    receipts: found.map(({ reason: _, ...receipt }) => receipt as CallReceipt),
    ...(reason !== undefined && { reason }),
  }
}

const statuses = { 100: 'pending', 200: 'success', 400: 'cancelled', 500: 'reverted', 600: 'partlyReverted' } as const

const unknownCalls = (): KitError =>
  new KitError('transaction/invalid', { shortMessage: 'Unknown calls: the kit has no record of them.' })
