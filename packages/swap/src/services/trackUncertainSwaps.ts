import {
  isKitError,
  isSameFields,
  type JournalEntry,
  type PluginContext,
  type Store,
  toKitError,
  type UnansweredRequest,
} from '@kit/core/plugin'
import type { MaybeSwapped, SwapState } from '../SwapState.js'
import { hashOf } from '../trade/createWalletRequests.js'

/** How long batches with an unknown status count, the same as in `kit.unanswered`. */
const maxAgeMs = 7 * 86_400_000

/** Where to search for a swap of the same tokens. */
type Sent = {
  readonly sends: readonly UnansweredRequest[]
  readonly entries: readonly JournalEntry[]
  readonly nowMs: number
}

/**
 * Finds the same swap with an unknown result: a request without a response, or a batch whose status can't be read. Keeps the result of
 * `check`.
 */
export function findMaybeSwapped(state: SwapState, { sends, entries, nowMs }: Sent): MaybeSwapped | undefined {
  const { maybeSent, status } = state
  // A batch of the current submission is still pending.
  const isWaiting = status === 'submitting' || status === 'submitted'
  const open = sends.filter(({ isSettled }) => !isSettled)
  const taken = entries.filter(
    ({ callsId, id, sentAtMs, status: outcome }) =>
      callsId !== undefined &&
      outcome === 'pending' &&
      Math.abs(nowMs - sentAtMs) < maxAgeMs &&
      (!isWaiting || (status === 'submitting' && id === maybeSent?.id)),
  )
  for (const sent of [...open, ...taken]) {
    const amountIn = amountOf(sent, state)
    if (amountIn !== undefined)
      return { id: sent.id, amountIn, check: maybeSent?.id === sent.id ? maybeSent.check : 'idle' }
  }
  return undefined
}

/** The amount spent, if the entry swaps the tokens of the state. */
function amountOf(
  { address, networkId, note }: Pick<JournalEntry, 'address' | 'networkId' | 'note'>,
  state: SwapState,
): bigint | undefined {
  const { from, to } = state
  const isSame = (a: string | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase()
  const [given, got] = (['out', 'in'] as const).map((way) => note?.transfers.find((each) => each.direction === way))
  if (note?.kind !== 'swap' || given === undefined || got === undefined) return undefined
  if (from === undefined || to === undefined || networkId !== state.networkId || !isSame(address, state.address))
    return undefined
  return isSame(given.token.address, from.address) && isSame(got.token.address, to.address) ? given.amount : undefined
}

/** Returns the state after a batch has ended: its hash or its error. */
export function outcomeOf(calls: Parameters<typeof hashOf>[0]): Partial<SwapState> {
  try {
    return { status: 'submitted', hash: hashOf(calls), error: undefined }
  } catch (error) {
    return { status: 'editing', error: toKitError(error, 'adapter/failed', 'The swap failed.') }
  }
}

/** Converts a journal entry to the status of its batch. */
function callsOf({ callsId = '', minedHash, reason, status }: JournalEntry): Parameters<typeof hashOf>[0] {
  return {
    id: callsId,
    status: status === 'replaced' ? 'cancelled' : status,
    receipts: minedHash === undefined ? [] : [{ hash: minedHash }],
    ...(reason !== undefined && { reason }),
  }
}

/** Watches swaps with an unknown result. A swap that is found on the chain becomes submitted. Returns the unsubscribe function. */
export function trackUncertainSwaps(
  { kit, ports }: Pick<PluginContext, 'kit' | 'ports'>,
  store: Store<SwapState>,
): () => void {
  function follow(): void {
    const state = store.getState()
    const { requests } = kit.unanswered.getState()
    const { entries } = kit.journal.getState()
    const find = (next: SwapState) => findMaybeSwapped(next, { sends: requests, entries, nowMs: ports.clock.now() })
    const settled = requests.find(({ id, isSettled }) => isSettled && id === state.maybeSent?.id)
    const ended = entries.find(({ id, status }) => id === state.maybeSent?.id && status !== 'pending')
    // The form still shows the requested swap.
    const isShown =
      isKitError(state.error, 'transaction/maybeSent') ||
      (state.status !== 'submitting' && state.amountIn === state.maybeSent?.amountIn)
    if (isShown && (settled !== undefined || ended !== undefined)) {
      const hash = settled?.hash
      const sent = hash === undefined ? {} : ({ status: 'submitted', hash } as const)
      const outcome = ended === undefined ? { ...sent, error: undefined } : outcomeOf(callsOf(ended))
      store.update((now) => ({ ...now, ...outcome, maybeSent: find({ ...now, ...outcome }) }))
      return
    }
    const maybeSent = find(state)
    const isSame =
      maybeSent === state.maybeSent || (maybeSent && state.maybeSent && isSameFields(maybeSent, state.maybeSent))
    if (!isSame) store.update((now) => ({ ...now, maybeSent }))
  }
  const ends = [kit.unanswered.subscribe(follow), kit.journal.subscribe(follow), store.subscribe(follow)]
  return () => {
    for (const end of ends) end()
  }
}
