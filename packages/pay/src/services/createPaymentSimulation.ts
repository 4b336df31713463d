import { createRecheck, isKitError, type Kit, namespaceOf, type ReadableStore, toKitError } from '@kit/core/plugin'
import { listPayWarnings } from '../listPayWarnings.js'
import { isOpenConversion, type PayState } from '../PayState.js'
import type { PayContext } from './PayContext.js'
import { simulatePayment } from './simulatePayment.js'

/** Simulates the open payment on the chain. */
export type PaymentSimulation = {
  /** Simulates it now. `isQuiet` keeps showing the last result until there is a new one. */
  run(options?: { readonly isQuiet?: boolean }): void
  /** Aborts the running simulation. */
  stop(): void
  destroy(): void
}

/** Creates the simulation over the plugin's store. It is repeated while watched, if it failed for lack of funds. */
export function createPaymentSimulation(
  { context: { kit, ports }, store }: PayContext,
  watchers: ReadableStore<number>,
): PaymentSimulation {
  // A new payment was just simulated.
  const recheck = createRecheck(ports, watchers, (isNew) => isNew || run({ isQuiet: true }))
  let current: AbortController | undefined

  function run({ isQuiet = false } = {}): void {
    current?.abort()
    const { payment, payer, plan: before } = store.getState()
    if (payment === undefined) return
    if (payer === undefined) {
      store.update((now) => withWarnings(kit, { ...now, plan: { status: 'idle' } }))
      recheck.refuse(undefined)
      return
    }
    const mine = new AbortController()
    current = mine
    const change = (next: PayState['plan']) => {
      if (mine.signal.aborted) return
      store.update((now) => withWarnings(kit, { ...now, plan: next }))
      const isShort = next.status === 'error' && isKitError(next.error, 'pay/insufficientFunds')
      if (next.status !== 'pending') recheck.refuse(isShort ? payment.paymentId : undefined)
    }
    if (!isQuiet) change({ status: 'pending', ...(before.status === 'success' && { data: before.data }) })
    simulatePayment(kit, payment, payer, mine.signal).then(
      (data) => change(data === undefined ? { status: 'idle' } : { status: 'success', data }),
      (cause) => {
        const error = toKitError(cause, 'adapter/failed', "Couldn't simulate the payment.")
        change({ status: 'error', error, retryAtMs: ports.clock.now() })
      },
    )
  }

  return {
    run,
    stop() {
      current?.abort()
      recheck.refuse(undefined)
    },
    destroy: recheck.destroy,
  }
}

/** Adds the warnings that follow from the payment and the plan. */
export function withWarnings(kit: Pick<Kit, 'adapters'>, state: PayState): PayState {
  const { payment, payWith, plan } = state
  if (payment === undefined) return state
  const adapter = kit.adapters.get(namespaceOf(payment.networkId))
  const isSame = (a: string, b: string) => adapter?.isSameAddress(a, b) ?? a === b
  const known = plan.status === 'success' || plan.status === 'pending' ? plan.data : undefined
  const { conversion } = payment
  const isTwice =
    conversion !== undefined && isOpenConversion(conversion) && payWith.from !== undefined && !payWith.isBusy
  const warnings = listPayWarnings(payment, known, isSame)
  return { ...state, warnings: isTwice ? ['mayBeSwapped', ...warnings] : warnings }
}
