import { type KitError, pause } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'
import { isFinal, type Payment } from '../PayState.js'
import type { Exchanges } from './createExchanges.js'
import type { PayContext } from './PayContext.js'
import { readPaymentStatus } from './readPaymentStatus.js'

/** Polling intervals while the result is wanted, and otherwise. */
const shownMs = 3_000
const hiddenMs = 10_000
/** Older payments are no longer tracked. */
const maxAgeMs = 86_400_000

/** Tracks payments in progress. */
export type PaymentTracking = {
  /** Polls until the payment is settled, unless it is already being polled. */
  track(paymentId: string): void
  /** Applies the polling interval after a view has started or stopped showing payments. */
  refresh(): void
}

/** Creates the tracking. `isWanted`: whether a view or an app waits for the result. */
export function createPaymentTracking(
  shared: PayContext,
  deps: {
    isResultAwaited(paymentId: string): boolean
    readonly fetchExchangeStatus: Exchanges['ask']
    changed(): void
    failed(paymentId: string, error: KitError | undefined): void
  },
): PaymentTracking {
  const { context, end, pageId, payments } = shared
  const { clock, platform } = context.ports
  const { fetchExchangeStatus } = deps
  const rounds = new Map<string, AbortController>()

  /** In progress, and not waiting for a response to this page's own request. */
  const isAwaited = (payment: Payment | undefined): payment is Payment =>
    payment !== undefined &&
    payment.status !== 'ready' &&
    !isFinal(payment) &&
    payment.claim?.startsWith(pageId) !== true &&
    Math.abs(clock.now() - payment.startedAtMs) < maxAgeMs

  function change(paymentId: string, from: Payment, patch: Partial<Payment>): void {
    const isStill = (now: Payment | undefined) => now?.attempt === from.attempt && !isFinal(now)
    payments.update(paymentId, (now) => (now !== undefined && isStill(now) ? { ...now, ...patch } : now))
    deps.changed()
  }

  async function run(paymentId: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      const payment = payments.read(paymentId)
      if (!isAwaited(payment)) return
      if (platform.isVisible()) {
        const isWanted = deps.isResultAwaited(paymentId)
        const patch = await readPaymentStatus(shared, payment, {
          fetchExchangeStatus,
          isWanted,
          signal,
        }).catch((cause) => {
          if (!signal.aborted)
            deps.failed(paymentId, payError('pay/statusUnknown', 'The status of the payment is unknown.', { cause }))
          return null
        })
        if (signal.aborted) return
        if (patch !== null) deps.failed(paymentId, undefined)
        if (patch) change(paymentId, payment, patch)
      }
      if (!isAwaited(payments.read(paymentId))) return
      await pause(clock, deps.isResultAwaited(paymentId) ? shownMs : hiddenMs, signal)
    }
  }

  function track(paymentId: string): void {
    if (rounds.has(paymentId) || end.aborted) return
    const round = new AbortController()
    rounds.set(paymentId, round)
    const leave = () => {
      if (rounds.get(paymentId) === round) rounds.delete(paymentId)
    }
    run(paymentId, round.signal).then(leave, leave)
  }

  end.addEventListener('abort', () => {
    for (const round of rounds.values()) round.abort()
  })

  return {
    track,
    refresh() {
      for (const [paymentId, round] of [...rounds]) {
        round.abort()
        rounds.delete(paymentId)
        track(paymentId)
      }
    },
  }
}
