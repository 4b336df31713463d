import { createQuery } from '@kit/core/plugin'
import type { ConversionQuote } from '../ConversionProvider.js'
import { emptyPayWith, type PayToken } from '../PayState.js'
import { conversionUnavailable } from './conversionError.js'
import type { Conversions } from './createConversions.js'
import type { Planning } from './createPlanning.js'
import type { PayContext } from './PayContext.js'
import { toConversionOrder } from './toConversionOrder.js'

/** The tokens that the open payment can be paid with, and the selected one. */
export type PayWithSelection = {
  /** Loads the payer's tokens that can be swapped for the asset into the state. */
  load(): Promise<void>
  /** Selects a token and loads its cost. Undefined selects the asset itself. */
  choose(token: PayToken | undefined): void
}

export function createPayWithSelection(
  shared: PayContext,
  deps: { readonly conversions: Conversions; readonly planning: Pick<Planning, 'follow' | 'scopes'> },
): PayWithSelection {
  const { context, store } = shared
  const { conversions, planning } = deps
  const { clock } = context.ports
  const quote = createQuery<ConversionQuote>(
    clock,
    () => store.getState().payWith.quote,
    (next) => store.update((now) => ({ ...now, payWith: { ...now.payWith, quote: next } })),
    ['pay/conversionUnavailable', 'No swap to the requested token is available right now.'],
  )

  return {
    async load() {
      const { payer, payment } = store.getState()
      if (payment === undefined || payer === undefined) return
      const scope = planning.scopes.current()
      await createQuery<readonly PayToken[]>(
        clock,
        () => store.getState().payWith.tokens,
        (tokens) => planning.scopes.update(scope, (now) => ({ ...now, payWith: { ...now.payWith, tokens } })),
        ['pay/conversionUnavailable', 'No swap to the requested token is available right now.'],
      )
        .load(
          () =>
            conversions.list(payment.token, payer).catch((cause) => {
              throw conversionUnavailable(cause)
            }),
          'changed',
        )
        .catch(() => undefined)
    },
    choose(from) {
      quote.drop()
      const { payer, payment, payWith } = store.getState()
      if (payment !== undefined && payer !== undefined && !payWith.isBusy) {
        store.update((now) => ({
          ...now,
          error: undefined,
          payWith: { ...emptyPayWith, from, tokens: now.payWith.tokens },
        }))
        if (from !== undefined)
          void quote.load(async (signal) => {
            try {
              const order = await toConversionOrder(shared, payment, payer, from)
              return await (await conversions.open(from.providerId)).quote({ ...order, signal })
            } catch (cause) {
              throw conversionUnavailable(cause)
            }
          }, 'changed')
      }
      planning.follow()
    },
  }
}
