import { type CaipNetworkId, KitError, parseUnits, pause, type UnansweredResult } from '@kit/core/plugin'
import { noQuote, toSwapError } from './createQuoting.js'
import { agree } from './createTrade.js'
import { outcomeOf } from './followMaybeSent.js'
import { minimumOf } from './minimumOf.js'
import { prepareSwap } from './prepareSwap.js'
import type { SwapEdit, SwapStart, SwapSubmitOptions } from './SwapEdit.js'
import type { SwapServices } from './SwapServices.js'
import {
  type MaybeSwapped,
  type Quote,
  type SwapState,
  type SwapStep,
  slippageLimits,
  type TradedToken,
} from './SwapState.js'

export { createSwapServices } from './createSwapServices.js'

type Pair = { readonly networkId: CaipNetworkId; readonly from: string; readonly to: string }

declare module '@kit/core' {
  interface PluginEvents {
    /** The wallet is asked for what a swap takes; tokens by their symbols. */
    'swap/asked': Pair
    'swap/sent': Pair
    'swap/failed': Pair & { readonly error: KitError }
  }
}

/** Between the keys of a number. */
const typingMs = 300

/** Reads what is traded on the active network. */
export const loadTokens = (services: SwapServices) => (): Promise<readonly TradedToken[]> => services.loadTokens()

/** Changes the swap, and asks for its price once the visitor pauses. */
export const edit =
  (services: SwapServices) =>
  (change: SwapEdit): void => {
    const { context, store, quoting } = services
    if (!apply(services, change)) return
    quoting.stop()
    const asked = store.getState()
    if (!isComplete(asked)) return
    const isTyping = 'amountIn' in change || 'amountOut' in change
    pause(context.ports.clock, isTyping ? typingMs : 0, undefined)
      // Failures stand in the state.
      .then(() => (isSameSwap(asked, store.getState()) ? quoting.ask() : undefined))
      .catch(() => {})
  }

/** Exchanges the tokens; what was typed stays with its token. */
export const switchSides = (services: SwapServices) => (): void => {
  const { from, to, typed, amountIn, amountOut } = services.store.getState()
  if (from === undefined || to === undefined) return
  const amount = typed === 'in' ? { amountOut: amountIn } : { amountIn: amountOut }
  edit(services)({ from: to, to: from, ...amount })
}

/** Changes the swap if told so, and asks for its price at once. */
export const quote =
  (services: SwapServices) =>
  async (change: SwapEdit = {}): Promise<Quote> => {
    apply(services, change)
    return services.quoting.ask()
  }

/** Looks for a swap that may have been sent. */
export const check =
  ({ context: { kit }, store }: SwapServices) =>
  async (): Promise<void> => {
    const id = store.getState().maybeSent?.id
    if (id === undefined) return
    const mark = (found: MaybeSwapped['check']) =>
      store.update((now) =>
        now.maybeSent?.id === id ? { ...now, maybeSent: { ...now.maybeSent, check: found } } : now,
      )
    mark('pending')
    const taken = kit.journal.getState().entries.find((entry) => entry.id === id)
    if (taken?.callsId !== undefined) {
      const { address, callsId, networkId } = taken
      const calls = await kit.getCallsStatus({ id: callsId, networkId, address }).catch(() => undefined)
      if (calls === undefined || calls.status === 'pending') return mark(calls === undefined ? 'unknown' : 'notFound')
      return store.update((now) =>
        now.maybeSent?.id === id && now.status !== 'submitting'
          ? { ...now, ...outcomeOf(calls), maybeSent: undefined }
          : now,
      )
    }
    const { status } = await kit.checkUnanswered({ id }).catch((): UnansweredResult => ({ status: 'unknown' }))
    mark(status === 'notFound' ? status : 'unknown')
  }

/** Builds and checks the transaction. */
export const prepare = (services: SwapServices) => (): Promise<readonly SwapStep[]> => prepareSwap(services)

/** Asks the wallet for what was prepared. */
export const submit =
  (services: SwapServices) =>
  async ({ acknowledged = [] }: SwapSubmitOptions = {}): Promise<{ readonly hash: string }> => {
    const { store, submission } = services
    if (store.getState().status === 'submitting')
      throw new KitError('swap/notReady', { shortMessage: 'The wallet is being asked for this swap.' })
    if (store.getState().maybeSent !== undefined && !acknowledged.includes('mayBeSent'))
      throw new KitError('swap/unacknowledged', {
        shortMessage: 'The swap may have been sent already: the warning has to be acknowledged.',
        details: 'mayBeSent',
      })
    const answer = send(services)
    submission.update(() => answer)
    try {
      return await answer
    } finally {
      submission.update((now) => (now === answer ? undefined : now))
    }
  }

async function send({ context, hold, store, quoting, trade }: SwapServices): Promise<{ readonly hash: string }> {
  const agreed = agree(store.getState())
  const isCurrent = hold()
  quoting.stop()
  const change = (transition: (now: SwapState) => SwapState) => {
    if (isCurrent()) store.update(transition)
  }
  const pair = { networkId: agreed.networkId, from: agreed.from.symbol, to: agreed.to.symbol }
  change((now) => ({ ...now, status: 'submitting', error: undefined, hash: undefined }))
  context.emit({ type: 'swap/asked', ...pair })
  try {
    const hash = await trade.send(agreed, (steps) => change((now) => ({ ...now, steps })))
    change((now) => ({ ...now, status: 'submitted', hash }))
    context.toast({ variant: 'success', message: 'swap.sent' })
    context.emit({ type: 'swap/sent', ...pair })
    return { hash }
  } catch (failure) {
    const error = toSwapError(failure, context.ports.platform.isOnline())
    change((now) => ({ ...now, status: 'editing', error }))
    context.emit({ type: 'swap/failed', ...pair, error })
    throw error
  }
}

/**
 * Begins a swap for an app that opened the view, and answers with its hash; rejects when the visitor leaves. Who leaves while the wallet
 * is asked has not left yet: what the wallet says counts.
 */
export const request =
  (services: SwapServices) =>
  async (data: unknown, left: AbortSignal): Promise<{ readonly answer: Promise<{ readonly hash: string }> }> => {
    const { submission } = services
    await begin(services)(parseStart(data))
    const answer = new Promise<{ readonly hash: string }>((resolve, reject) => {
      const end = (): void => {
        stop()
        left.removeEventListener('abort', look)
      }
      const look = (): void => {
        const sending = submission.getState()
        sending?.then(
          (sent) => {
            end()
            resolve(sent)
          },
          // The visitor may try again, unless they left.
          () => {},
        )
        if (sending !== undefined || !left.aborted) return
        end()
        reject(left.reason)
      }
      const stop = submission.subscribe(look)
      left.addEventListener('abort', look)
      look()
    })
    return { answer }
  }

/** Begins anew: with tokens by name where they are given. */
export const begin =
  (services: SwapServices) =>
  async (start: SwapStart = {}): Promise<void> => {
    const { fromToken, toToken, amount } = start
    const { store, loadTokens: load } = services
    const { networkId } = store.getState()
    if (store.getState().status === 'submitted')
      store.update((now) => ({ ...now, ...emptied, ...noQuote({ ...now, typed: 'in' }) }))
    const tokens = await load()
    // What is traded elsewhere is nothing for this network.
    if (store.getState().networkId !== networkId) return begin(services)(start)
    const named = (text: string | undefined) => {
      if (text === undefined) return undefined
      const isMeant = (name: string | undefined) => name?.toLowerCase() === text.toLowerCase()
      const token = tokens.find(({ address, symbol }) => [address, symbol].some(isMeant))
      if (token !== undefined || tokens.length === 0) return token
      throw new KitError('token/notFound', { shortMessage: 'The token is not traded here.', details: text })
    }
    const [from, to] = [named(fromToken), named(toToken)]
    const sold = from ?? store.getState().from
    // Looking on changes nothing.
    if (from === undefined && to === undefined && amount === undefined) return
    edit(services)({
      ...(from && { from }),
      ...(to && { to }),
      ...(amount !== undefined && sold && { amountIn: parseUnits(amount, sold.decimals) }),
    })
  }

function parseStart(data: unknown): SwapStart {
  const textOf = (name: string): string | undefined => {
    const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined
    if (value === undefined || (typeof value === 'string' && value.length <= 200)) return value
    throw new KitError('swap/notReady', {
      shortMessage: `What the swap is opened with is wrong: ${name} must be text.`,
    })
  }
  return { fromToken: textOf('fromToken'), toToken: textOf('toToken'), amount: textOf('amount') }
}

const emptied = {
  typed: 'in',
  amountIn: undefined,
  amountOut: undefined,
  quote: { status: 'idle' },
  steps: [],
  status: 'editing',
  hash: undefined,
  error: undefined,
} as const

/** Whether there was anything to change; while the wallet is asked there is not. */
function apply({ store }: SwapServices, change: SwapEdit): boolean {
  const { slippage } = change
  if (slippage !== undefined && !(slippage >= slippageLimits.least && slippage <= slippageLimits.most))
    throw new KitError('swap/slippageInvalid', {
      shortMessage: 'The slippage is outside of its bounds.',
      details: `${slippage}`,
    })
  const before = store.getState()
  if (before.status === 'submitting') return false
  store.update((now) => edited(now, change))
  return store.getState() !== before
}

function edited(now: SwapState, change: SwapEdit): SwapState {
  const { from = now.from, to = now.to, slippage = now.slippage } = change
  const typed = 'amountOut' in change ? 'out' : 'amountIn' in change ? 'in' : now.typed
  const amounts = {
    amountIn: 'amountIn' in change ? change.amountIn : now.amountIn,
    amountOut: 'amountOut' in change ? change.amountOut : now.amountOut,
  }
  const next: SwapState = {
    ...now,
    ...amounts,
    from,
    to,
    typed,
    slippage,
    steps: [],
    status: 'editing',
    error: undefined,
  }
  const other = (mine: TradedToken | undefined, taken: TradedToken | undefined) => (mine === taken ? undefined : mine)
  // A token on both sides leaves the side that was not changed.
  const sided = {
    ...next,
    from: change.to ? other(from, to) : from,
    to: change.from && !change.to ? other(to, from) : to,
  }
  if (isSameSwap(now, sided))
    return {
      ...sided,
      minimumReceived:
        sided.amountOut && sided.quote.status === 'success' ? minimumOf(sided.amountOut, slippage) : undefined,
    }
  return { ...sided, ...noQuote(sided), quote: { status: isComplete(sided) ? 'pending' : 'idle' } }
}

function isSameSwap(a: SwapState, b: SwapState): boolean {
  const amount = ({ typed, amountIn, amountOut }: SwapState) => (typed === 'in' ? amountIn : amountOut)
  return a.from === b.from && a.to === b.to && a.typed === b.typed && amount(a) === amount(b)
}

function isComplete({ from, to, typed, amountIn, amountOut }: SwapState): boolean {
  return from !== undefined && to !== undefined && ((typed === 'in' ? amountIn : amountOut) ?? 0n) > 0n
}
