import type { TransactionReceipt } from '../adapter/TransactionReceipt.js'
import type { CallsStatus } from '../adapter/WalletCapabilities.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { KitError } from '../error/KitError.js'
import type { KitEvent } from '../event/KitEvent.js'
import { createLimit, type Limit } from '../signal/createLimit.js'
import { pause } from '../signal/pause.js'
import { runWithin } from '../signal/runWithin.js'
import type { State } from '../state/createState.js'
import { cleanText } from '../text/cleanText.js'
import { askCallsStatus } from './askCallsStatus.js'
import { type Targets, unsupported } from './createTargets.js'

/** A receipt with, for a transaction that was reverted, the reason where the chain says it. */
export type ReasonedReceipt = Omit<TransactionReceipt, 'blockNumber'> & {
  /** Absent for calls whose wallet says that they were carried out, and not where. */
  readonly blockNumber?: bigint
  readonly reason?: string
  /** Set for calls of which some went through and others failed. */
  readonly isPartial?: true
}

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
  /** Whether a node knows a transaction, mined or not. True where that can't be asked. */
  isKnown(query: ReceiptQuery, signal: AbortSignal): Promise<boolean>
  /** Puts on the timeline that a transaction is in a block: once for each. */
  tell(mined: Omit<Extract<KitEvent, { type: 'transaction/mined' }>, 'type'>): void
}

/** How long a receipt is waited for, and what the chain says of a transaction. */
export const receiptTimeoutMs = 180_000
const lookTimeoutMs = 4000
/** Between two questions to a wallet about calls. */
const callsPauseMs = 1000

type ReceiptNeeds = Pick<State, 'events' | 'ports'> & { readonly targets: Targets }

/** Creates them. */
export function createReceipts(needs: ReceiptNeeds): Receipts {
  const { events, ports, targets } = needs
  const waits = new Map<string, { readonly answer: Promise<ReasonedReceipt>; readonly limit: Limit; readers: number }>()
  const told = new Set<string>()
  const { clock } = ports

  function tell(mined: Parameters<Receipts['tell']>[0]): void {
    const id = `${mined.networkId}:${mined.hash}`
    if (told.has(id)) return
    told.add(id)
    events.emit({ type: 'transaction/mined', ...mined })
  }

  async function ask(query: ReceiptQuery, signal: AbortSignal): Promise<ReasonedReceipt> {
    const { networkId, callsOf, ...rest } = query
    const { namespace } = parseCaipNetworkId(networkId)
    const adapter = targets.adapterOf(namespace)
    if (adapter.waitForTransaction === undefined) throw unsupported('waitForTransaction', namespace)
    const network = targets.networkOf(networkId)
    const calls = callsOf === undefined ? undefined : await followCalls(needs, query, callsOf, signal)
    const hashOfCalls = calls && transactionOf(calls)
    const isPartial = calls?.status === 'partlyReverted' && ({ isPartial: true } as const)
    if (calls !== undefined && hashOfCalls === undefined) {
      const told = { hash: query.hash, status: isPartial ? 'reverted' : 'success' } as const
      tell({ namespace, networkId, ...told })
      return { ...told, ...isPartial }
    }
    const sent = { ...rest, ...(hashOfCalls !== undefined && { hash: hashOfCalls }) }
    const mined = await adapter.waitForTransaction({ ...sent, network, signal })
    const { hash, replacement } = mined
    // A transaction of a bundler is good also where calls in it were reverted.
    const status = calls === undefined || calls.status === 'success' ? mined.status : 'reverted'
    const receipt = { ...mined, status }
    const reason =
      status === 'reverted' ? cleanText((await look(needs, { networkId, hash }, signal))?.found?.reason, 200) : ''
    tell({ namespace, networkId, hash, status, ...(replacement && { replacement }) })
    return { ...receipt, ...(reason && { reason }), ...isPartial }
  }

  /** The time of one who waits is their own. */
  function join({ timeoutMs: _, ...query }: ReceiptQuery): NonNullable<ReturnType<typeof waits.get>> {
    const id = JSON.stringify([query.networkId, query.hash, query.callsOf])
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
    async isKnown(query, signal) {
      const looked = await look(needs, query, signal)
      return looked === undefined || looked.found !== undefined
    },
    async wait(query, signal) {
      const { hash, confirmations = 1, timeoutMs = receiptTimeoutMs } = query
      // A deeper or a longer look is another question.
      if (confirmations > 1 || timeoutMs > receiptTimeoutMs) return ask(query, signal)
      const shared = join(query)
      shared.readers += 1
      try {
        const time = { clock, limitMs: timeoutMs, reason: () => timedOut(hash) }
        return await runWithin([signal], time, () => shared.answer)
      } finally {
        shared.readers -= 1
        if (shared.readers === 0) shared.limit.abort('No subscribers left')
      }
    },
  }
}

/** What the chain says of a transaction. Undefined where it can't be asked, or doesn't answer in time. */
async function look(
  { ports: { clock }, targets }: ReceiptNeeds,
  { networkId, hash }: ReceiptQuery,
  parent: AbortSignal,
) {
  const adapter = targets.adapterOf(parseCaipNetworkId(networkId).namespace)
  return runWithin([parent], { clock, limitMs: lookTimeoutMs, reason: () => 'late' }, async (signal) => {
    const { getTransaction } = (await adapter.loadCapabilities?.()) ?? {}
    const network = targets.networkOf(networkId)
    return getTransaction && { found: await getTransaction({ network, hash, signal }) }
  }).catch(() => undefined)
}

/** What became of calls, once they are not pending any more. Their wallet alone knows. */
async function followCalls(
  { ports: { clock }, targets }: ReceiptNeeds,
  query: ReceiptQuery,
  address: string,
  signal: AbortSignal,
): Promise<CallsStatus> {
  const { networkId, hash: id, timeoutMs = receiptTimeoutMs } = query
  return runWithin([signal], { clock, limitMs: timeoutMs, reason: () => timedOut(id) }, async (limited) => {
    for (;;) {
      const status = await askCallsStatus(targets, { id, networkId, address }, limited)
      if (status.status !== 'pending') return status
      await pause(clock, callsPauseMs, limited)
    }
  })
}

/** The transaction that calls became: of several the one that was reverted, else the last. Undefined where their wallet does not tell. */
function transactionOf({ status, receipts }: CallsStatus): string | undefined {
  const found = receipts.find((receipt) => receipt.status === 'reverted') ?? receipts.at(-1)
  if (status === 'cancelled') throw expired()
  if (found !== undefined || status === 'success' || status === 'partlyReverted') return found?.hash
  throw new KitError('transaction/reverted', { shortMessage: 'The calls were reverted: unknown reason' })
}

/** Plain words for a revert; a chain that does not say it in time has none. */
const expired = (): KitError =>
  new KitError('transaction/expired', { shortMessage: 'The wallet abandoned the calls before they were mined.' })

const timedOut = (hash: string): KitError =>
  new KitError('transaction/timedOut', {
    shortMessage: 'The transaction was not mined in time. It may still be mined.',
    details: hash,
  })
