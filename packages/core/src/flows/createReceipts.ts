import type { TransactionReceipt } from '../adapter/Adapter.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { KitError } from '../error/KitError.js'
import type { KitEvent } from '../event/KitEvent.js'
import type { State } from '../kit/createState.js'
import { createLimit, type Limit, untilAborted } from '../signal/createLimit.js'
import { cleanText } from '../text/cleanText.js'
import { type Targets, unsupported } from './createTargets.js'

/** A receipt with, for a transaction that was reverted, the reason where the chain says it. */
export type ReasonedReceipt = TransactionReceipt & { readonly reason?: string }

/** What is asked of one transaction. */
export type ReceiptQuery = {
  readonly networkId: CaipNetworkId
  readonly hash: string
  /** For calls that were sent as one, the account that sent them: `hash` is the id that its wallet gave them. */
  readonly callsOf?: string | undefined
  readonly confirmations?: number
  readonly timeoutMs?: number
}

/** Asks chains for receipts. */
export type Receipts = {
  /** Waits for the receipt: all who wait for one transaction ask the chain once. Rejects with `transaction/timedOut`, or as the adapter does. */
  wait(query: ReceiptQuery, signal: AbortSignal): Promise<ReasonedReceipt>
  /** Looks for a receipt anew, whoever waits for one. */
  ask(query: ReceiptQuery, signal: AbortSignal): Promise<ReasonedReceipt>
  /** Puts on the timeline that a transaction is in a block: once for each. */
  tell(mined: Omit<Extract<KitEvent, { type: 'transaction/mined' }>, 'type'>): void
}

/** How long a receipt is waited for, and the reason of a revert. */
export const receiptTimeoutMs = 180_000
const reasonTimeoutMs = 4000

/** Creates them. */
export function createReceipts({
  events,
  ports,
  targets,
}: Pick<State, 'events' | 'ports'> & { readonly targets: Targets }): Receipts {
  const waits = new Map<string, { readonly answer: Promise<ReasonedReceipt>; readonly limit: Limit; readers: number }>()
  const told = new Set<string>()
  const { clock } = ports

  /** Plain words for a revert; a chain that does not say it in time has none. */
  async function findReason({ networkId, hash }: ReceiptQuery, parent: AbortSignal): Promise<string | undefined> {
    const adapter = targets.adapterOf(parseCaipNetworkId(networkId).namespace)
    const limit = createLimit([parent], { clock, limitMs: reasonTimeoutMs, reason: () => 'late' })
    const { signal } = limit
    try {
      const { getTransaction } = (await adapter.loadCapabilities?.()) ?? {}
      const network = targets.networkOf(networkId)
      const found = getTransaction && (await untilAborted(() => getTransaction({ network, hash, signal }), signal))
      return cleanText(found?.reason, 200) || undefined
    } catch {
      return undefined
    } finally {
      limit.end()
    }
  }

  function tell(mined: Parameters<Receipts['tell']>[0]): void {
    const id = `${mined.networkId}:${mined.hash}`
    if (told.has(id)) return
    told.add(id)
    events.emit({ type: 'transaction/mined', ...mined })
  }

  /** The transaction that calls became; their wallet alone knows. */
  async function findTransaction(query: ReceiptQuery, address: string, signal: AbortSignal): Promise<string> {
    const { networkId, hash: callsId, timeoutMs } = query
    const { adapter, connection, account } = targets.find({ networkId, address })
    const { provider } = targets.live(connection).session
    const { waitForCalls } = (await adapter.loadCapabilities?.()) ?? {}
    if (waitForCalls === undefined) throw unsupported('waitForCalls', adapter.namespace)
    return waitForCalls({ network: targets.networkOf(networkId), provider, account, callsId, timeoutMs, signal })
  }

  async function ask(query: ReceiptQuery, signal: AbortSignal): Promise<ReasonedReceipt> {
    const { networkId, callsOf, ...rest } = query
    const { namespace } = parseCaipNetworkId(networkId)
    const adapter = targets.adapterOf(namespace)
    if (adapter.waitForTransaction === undefined) throw unsupported('waitForTransaction', namespace)
    const network = targets.networkOf(networkId)
    const sent = callsOf === undefined ? rest : { ...rest, hash: await findTransaction(query, callsOf, signal) }
    const receipt = await adapter.waitForTransaction({ ...sent, network, signal })
    const { hash, status, replacement } = receipt
    const reason = status === 'reverted' ? await findReason({ networkId, hash }, signal) : undefined
    tell({ namespace, networkId, hash, status, ...(replacement && { replacement }) })
    return { ...receipt, ...(reason !== undefined && { reason }) }
  }

  /** The time of one who waits is their own. */
  function join({ timeoutMs: _, ...query }: ReceiptQuery): NonNullable<ReturnType<typeof waits.get>> {
    const id = `${query.networkId}:${query.hash}`
    const known = waits.get(id)
    if (known !== undefined) return known
    const limit = createLimit([])
    const leave = () => {
      if (waits.get(id) === made) waits.delete(id)
    }
    const made = { answer: ask(query, limit.signal), limit, readers: 0 }
    waits.set(id, made)
    made.answer.then(leave, leave)
    limit.signal.addEventListener('abort', leave)
    return made
  }

  return {
    ask,
    tell,
    async wait(query, signal) {
      const { hash, confirmations = 1, timeoutMs = receiptTimeoutMs } = query
      // A deeper or a longer look is another question.
      if (confirmations > 1 || timeoutMs > receiptTimeoutMs) return ask(query, signal)
      const shared = join(query)
      const limit = createLimit([signal], { clock, limitMs: timeoutMs, reason: () => timedOut(hash) })
      shared.readers += 1
      try {
        return await untilAborted(() => shared.answer, limit.signal)
      } finally {
        limit.end()
        shared.readers -= 1
        if (shared.readers === 0) shared.limit.abort('Nobody waits any more')
      }
    },
  }
}

const timedOut = (hash: string): KitError =>
  new KitError('transaction/timedOut', {
    shortMessage: 'The transaction was not mined in time. It may still be.',
    details: hash,
  })
