import type { PayToken, PayWith } from '../PayState.js'
import { conversionUnavailable } from './conversionError.js'
import type { Conversions } from './createConversions.js'
import type { Planning } from './createPlanning.js'
import type { PayContext } from './PayContext.js'
import { toConversionOrder } from './toConversionOrder.js'

/** What the payment that is open can be paid with, and what was chosen. */
export type PayWiths = {
  /** Reads into the state what the payer holds that somebody swaps for the asset. */
  load(): Promise<void>
  /** Chooses one of them, and asks what it takes; undefined chooses the asset itself. */
  choose(token: PayToken | undefined): void
}

export function createPayWith(
  shared: PayContext,
  deps: { readonly conversions: Conversions; readonly planning: Pick<Planning, 'follow' | 'scopes'> },
): PayWiths {
  const { context, store } = shared
  const { conversions, planning } = deps
  const { clock } = context.ports
  let asking = new AbortController()

  function quote(from: PayToken | undefined): void {
    asking.abort()
    const mine = new AbortController()
    asking = mine
    const { payer, payment, payWith } = store.getState()
    if (payment === undefined || payer === undefined || payWith.isBusy) return
    const change = (next: PayWith['quote']) =>
      store.update((now) =>
        mine.signal.aborted || now.payWith.from !== from ? now : { ...now, payWith: { ...now.payWith, quote: next } },
      )
    store.update((now) => ({
      ...now,
      error: undefined,
      payWith: { ...now.payWith, from, quote: { status: from === undefined ? 'idle' : 'pending' }, steps: [] },
    }))
    if (from === undefined) return
    toConversionOrder(shared, payment, payer, from)
      .then(async (order) => (await conversions.open(from.providerId)).quote({ ...order, signal: mine.signal }))
      .then(
        (data) => change({ status: 'success', data }),
        (cause) => change({ status: 'error', error: conversionUnavailable(cause), retryAtMs: clock.now() }),
      )
  }

  return {
    async load() {
      const { payer, payment, payWith } = store.getState()
      if (payment === undefined || payer === undefined) return
      const scope = planning.scopes.current()
      const change = (tokens: PayWith['tokens']) =>
        planning.scopes.update(scope, (now) => ({ ...now, payWith: { ...now.payWith, tokens } }))
      const { tokens: before } = payWith
      change({ status: 'pending', ...(before.status === 'success' && { data: before.data }) })
      try {
        change({ status: 'success', data: await conversions.list(payment.token, payer) })
      } catch (cause) {
        change({ status: 'error', error: conversionUnavailable(cause), retryAtMs: clock.now() })
      }
    },
    choose(token) {
      quote(token)
      planning.follow()
    },
  }
}
