import { isKitError, type KitError, pause } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'
import { isSettled, type Payment } from '../PayState.js'
import { findSent } from './findSent.js'
import type { PayRoom } from './PayRoom.js'

/** How often is asked while somebody looks or waits, and otherwise. */
const shownMs = 3_000
const hiddenMs = 10_000
/** Nobody looks for what began longer ago. */
const longestMs = 86_400_000

/** Looks what becomes of payments. */
export type Following = {
  /** Looks until the payment is settled. One that is looked for already is not looked for twice. */
  follow(paymentId: string): void
  /** Somebody began or ceased to look: it is asked oftener, or less often, from now on. */
  look(): void
}

/** Creates it. `isWanted`: whether somebody looks at the payment or waits for it. */
export function createFollowing(
  room: PayRoom,
  deps: {
    isWanted(paymentId: string): boolean
    askExchange(payment: Payment, signal: AbortSignal): Promise<Partial<Payment> | undefined>
    changed(): void
    failed(paymentId: string, error: KitError | undefined): void
  },
): Following {
  const { context, end, options, pageId, payments } = room
  const { clock, platform } = context.ports
  const { timeoutMs = 180_000 } = options
  const rounds = new Map<string, AbortController>()

  /** Under way, and not by this page’s own question to the wallet. */
  const isAwaited = (payment: Payment | undefined): payment is Payment =>
    payment !== undefined &&
    payment.status !== 'ready' &&
    !isSettled(payment) &&
    payment.claim?.startsWith(pageId) !== true &&
    Math.abs(clock.now() - payment.startedAtMs) < longestMs

  function change(paymentId: string, from: Payment, patch: Partial<Payment>): void {
    const isStill = (now: Payment | undefined) => now?.attempt === from.attempt && !isSettled(now)
    payments.update(paymentId, (now) => (now !== undefined && isStill(now) ? { ...now, ...patch } : now))
    deps.changed()
  }

  /** What the chain says of a transaction; it is waited for by the chain's own pace. */
  async function askChain(payment: Payment, hash: string, signal: AbortSignal): Promise<Partial<Payment> | undefined> {
    const leftMs = payment.startedAtMs + timeoutMs - clock.now()
    const isLate = payment.status === 'timeout' || leftMs <= 0
    try {
      const receipt = await context.kit.waitForTransaction({
        hash,
        networkId: payment.networkId,
        signal,
        ...(!isLate && { timeoutMs: Math.min(leftMs, timeoutMs) }),
      })
      const isOther = receipt.replacement === 'replaced' || receipt.replacement === 'cancelled'
      const isPaid = receipt.status === 'success' && !isOther
      return { status: isPaid ? 'success' : 'failure', hash: receipt.hash }
    } catch (error) {
      if (!isKitError(error, 'transaction/timedOut')) throw error
      return { status: 'timeout' }
    }
  }

  async function ask(payment: Payment, signal: AbortSignal): Promise<Partial<Payment> | undefined> {
    const { hash, method } = payment
    if (method?.kind !== 'wallet') return deps.askExchange(payment, signal)
    if (hash !== undefined) return askChain(payment, hash, signal)
    // A service is asked only for somebody who looks.
    const found = await findSent({ ...room, isWanted: deps.isWanted(payment.paymentId) }, payment, signal)
    return found === undefined
      ? undefined
      : { status: 'submitted', hash: found, claim: undefined, startedAtMs: clock.now() }
  }

  async function run(paymentId: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      const payment = payments.read(paymentId)
      if (!isAwaited(payment)) return
      if (platform.isVisible()) {
        const patch = await ask(payment, signal).catch((cause) => {
          if (!signal.aborted)
            deps.failed(paymentId, payError('pay/statusUnknown', 'Nobody can tell now whether it was paid.', { cause }))
          return null
        })
        if (signal.aborted) return
        if (patch !== null) deps.failed(paymentId, undefined)
        if (patch) change(paymentId, payment, patch)
      }
      if (!isAwaited(payments.read(paymentId))) return
      await pause(clock, deps.isWanted(paymentId) ? shownMs : hiddenMs, signal)
    }
  }

  function follow(paymentId: string): void {
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
    follow,
    look() {
      for (const [paymentId, round] of [...rounds]) {
        round.abort()
        rounds.delete(paymentId)
        follow(paymentId)
      }
    },
  }
}
