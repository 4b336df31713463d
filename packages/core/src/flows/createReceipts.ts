import type { TransactionReceipt } from '../adapter/TransactionReceipt.js'
import type { CallsStatus } from '../adapter/WalletCapabilities.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { KitError } from '../error/KitError.js'
import type { KitEvent } from '../event/KitEvent.js'
import { type AbortLimit, createAbortLimit } from '../signal/createAbortLimit.js'
import { pause } from '../signal/pause.js'
import { runWithin } from '../signal/runWithin.js'
import type { State } from '../state/createState.js'
import { cleanText } from '../text/cleanText.js'
import { type Targets, unsupported } from './createTargets.js'
import { readCallsStatus } from './readCallsStatus.js'

/** A receipt with the reason of a revert, if the chain reports it. */
export type ReasonedReceipt = Omit<TransactionReceipt, 'blockNumber'> & {
  /** Absent for calls whose wallet reports success without a block. */
  readonly blockNumber?: bigint
  readonly reason?: string
  /** Set if only some of the calls succeeded. */
  readonly isPartial?: true
}

/** A query for the receipt of one transaction. */
export type ReceiptQuery = {
  readonly networkId: CaipNetworkId
  readonly hash: string
  /** Set for a batch of calls to the account that sent it. `hash` is then the ID that the wallet assigned. */
  readonly callsOf?: string | undefined
  readonly confirmations?: number
  readonly timeoutMs?: number
}

/** Reads receipts from chains. */
export type Receipts = {
  /**
   * Waits for a receipt. Concurrent waits for one transaction share the request. Rejects with `transaction/timedOut`, or the adapter's
   * errors.
   */
  wait(query: ReceiptQuery, signal: AbortSignal): Promise<ReasonedReceipt>
  /** Requests a receipt without sharing a request in progress. */
  ask(query: ReceiptQuery, signal: AbortSignal): Promise<ReasonedReceipt>
  /** Returns whether a node knows a transaction, mined or not. True if that can't be determined. */
  isKnown(query: ReceiptQuery, signal: AbortSignal): Promise<boolean>
  /** Emits that a transaction was mined, once per transaction. */
  emitMined(mined: Omit<Extract<KitEvent, { type: 'transaction/mined' }>, 'type'>): void
}

/** Default time limit for a receipt, in milliseconds. */
export const receiptTimeoutMs = 180_000
const lookupTimeoutMs = 4000
/** Interval for asking a wallet about calls, in milliseconds. */
const callsPauseMs = 1000

type ReceiptNeeds = Pick<State, 'events' | 'ports'> & { readonly targets: Targets }

/** A wait for a receipt that several readers share. */
type SharedWait = { readonly answer: Promise<ReasonedReceipt>; readonly limit: AbortLimit; readers: number }

/** Creates the receipts of a kit. */
export function createReceipts(needs: ReceiptNeeds): Receipts {
  const { events, ports, targets } = needs
  const waits = new Map<string, SharedWait>()
  const emitted = new Set<string>()
  const { clock } = ports

  function emitMined(mined: Parameters<Receipts['emitMined']>[0]): void {
    const id = `${mined.networkId}:${mined.hash}`
    if (emitted.has(id)) return
    emitted.add(id)
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
      const outcome = { hash: query.hash, status: isPartial ? 'reverted' : 'success' } as const
      emitMined({ namespace, networkId, ...outcome })
      return { ...outcome, ...isPartial }
    }
    const sent = { ...rest, ...(hashOfCalls !== undefined && { hash: hashOfCalls }) }
    const mined = await adapter.waitForTransaction({ ...sent, network, signal })
    const { hash, replacement } = mined
    // A bundler's transaction succeeds even if calls inside it were reverted.
    const status = calls === undefined || calls.status === 'success' ? mined.status : 'reverted'
    const receipt = { ...mined, status }
    const reason =
      status === 'reverted'
        ? cleanText((await readDetails(needs, { networkId, hash }, signal))?.found?.reason, 200)
        : ''
    emitMined({ namespace, networkId, hash, status, ...(replacement && { replacement }) })
    return { ...receipt, ...(reason && { reason }), ...isPartial }
  }

  /** Each waiting caller has its own timeout. */
  function join({ timeoutMs: _, ...query }: ReceiptQuery): NonNullable<ReturnType<typeof waits.get>> {
    const id = JSON.stringify([query.networkId, query.hash, query.callsOf])
    const known = waits.get(id)
    if (known !== undefined) return known
    const limit = createAbortLimit([])
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
    emitMined,
    async isKnown(query, signal) {
      const details = await readDetails(needs, query, signal)
      return details === undefined || details.found !== undefined
    },
    async wait(query, signal) {
      const { hash, confirmations = 1, timeoutMs = receiptTimeoutMs } = query
      // More confirmations or a longer timeout need a separate request.
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

/** Reads a transaction's details from the chain. Resolves with undefined if that fails or times out. */
async function readDetails(
  { ports: { clock }, targets }: ReceiptNeeds,
  { networkId, hash }: ReceiptQuery,
  parent: AbortSignal,
) {
  const adapter = targets.adapterOf(parseCaipNetworkId(networkId).namespace)
  return runWithin([parent], { clock, limitMs: lookupTimeoutMs, reason: () => 'late' }, async (signal) => {
    const { getTransaction } = (await adapter.loadCapabilities?.()) ?? {}
    const network = targets.networkOf(networkId)
    return getTransaction && { found: await getTransaction({ network, hash, signal }) }
  }).catch(() => undefined)
}

/** Waits until calls are no longer pending. Only their wallet knows their status. */
async function followCalls(
  { ports: { clock }, targets }: ReceiptNeeds,
  query: ReceiptQuery,
  address: string,
  signal: AbortSignal,
): Promise<CallsStatus> {
  const { networkId, hash: id, timeoutMs = receiptTimeoutMs } = query
  return runWithin([signal], { clock, limitMs: timeoutMs, reason: () => timedOut(id) }, async (limited) => {
    for (;;) {
      const status = await readCallsStatus(targets, { id, networkId, address }, limited)
      if (status.status !== 'pending') return status
      await pause(clock, callsPauseMs, limited)
    }
  })
}

/**
 * Returns the transaction that calls became: of several, the one that was reverted, or else the last. Undefined if the wallet doesn't
 * report it.
 */
function transactionOf({ status, receipts }: CallsStatus): string | undefined {
  const found = receipts.find((receipt) => receipt.status === 'reverted') ?? receipts.at(-1)
  if (status === 'cancelled') throw expired()
  if (found !== undefined || status === 'success' || status === 'partlyReverted') return found?.hash
  throw new KitError('transaction/reverted', { shortMessage: 'The calls reverted for an unknown reason.' })
}

/** Creates the error of calls that never reached the chain. */
const expired = (): KitError =>
  new KitError('transaction/expired', { shortMessage: 'The wallet abandoned the calls before they were mined.' })

const timedOut = (hash: string): KitError =>
  new KitError('transaction/timedOut', {
    shortMessage: 'The transaction was not mined in time. It may still be mined.',
    details: hash,
  })
