import { cleanText } from '@kit/core/plugin'
import type { ExchangeChoice, ExchangeProvider } from '../ExchangeProvider.js'
import { exchangeUnavailable, paymentInProgress } from '../PayErrorCodes.js'
import type { PayMethod, Payment, PayStatus } from '../PayState.js'
import type { PayContext } from './PayContext.js'
import { isPayPage } from './parsePayments.js'

/** Payments from the user's balance at exchanges. */
export type Exchanges = {
  /** Starts the payment at an exchange. Returns its page. A payment that was already started there keeps its page. */
  begin(payment: Payment, choice: ExchangeChoice): Promise<{ readonly url: string }>
  /** Reads the status from the exchange. */
  ask(payment: Payment, signal: AbortSignal): Promise<Partial<Payment> | undefined>
}

const statuses: readonly PayStatus[] = ['waiting', 'pending', 'submitted', 'success', 'failure', 'refund', 'timeout']

export function createExchanges(
  { context, end, options, payments, store }: PayContext,
  deps: { changed(): void; follow(paymentId: string): void },
): Exchanges {
  const { clock } = context.ports

  function providerOf(id: string): ExchangeProvider {
    const provider = options.exchanges?.find((one) => one.id === id)
    if (provider === undefined) throw exchangeUnavailable(undefined, `Unknown provider: ${id}.`)
    return provider
  }

  function nameOf({ exchangeId, providerId }: ExchangeChoice): string {
    const { list } = store.getState().exchanges
    const offers = 'data' in list ? (list.data ?? []) : []
    return offers.find((one) => one.providerId === providerId && one.id === exchangeId)?.name ?? cleanText(exchangeId)
  }

  return {
    async begin(payment, choice) {
      const { exchangeId, providerId } = choice
      const { paymentId } = payment
      const provider = providerOf(providerId)
      const present = payments.read(paymentId) ?? payment
      const begun = pageOf(present, choice)
      if (begun) return begun
      if (present.status !== 'ready') throw paymentInProgress()
      const attempt = present.attempt + 1
      const sessionId = attempt === 1 ? paymentId : `${paymentId}.${attempt}`
      const { networkId, token, amount, recipient } = present
      const order = { exchangeId, sessionId, networkId, token, amount, recipient, signal: end }
      const name = nameOf(choice)
      const url = await provider.getPaymentUrl(order).catch((cause) => {
        throw exchangeUnavailable(cause)
      })
      if (!isPayPage(url)) throw exchangeUnavailable(undefined, 'The exchange returned no payment URL.')
      const chosen: PayMethod = { kind: 'exchange', providerId, exchangeId, name, sessionId, url }
      const kept = payments.update(paymentId, (now = payment) =>
        now.status === 'ready' && now.attempt === present.attempt
          ? { ...now, status: 'waiting', method: chosen, startedAtMs: clock.now(), attempt, hash: undefined }
          : now,
      )
      if (kept?.method !== chosen) {
        // If another tab was faster at the same exchange, use its payment.
        const other = kept && pageOf(kept, choice)
        if (other) return other
        throw paymentInProgress()
      }
      deps.changed()
      deps.follow(paymentId)
      context.emit({ type: 'pay/requested', networkId, symbol: token.symbol, method: 'exchange' })
      return { url }
    },
    async ask({ method, status: before }, signal) {
      if (method?.kind !== 'exchange') return undefined
      const { exchangeId, providerId, sessionId } = method
      const { status, hash } = await providerOf(providerId).getStatus({ exchangeId, sessionId, signal })
      const known = statuses.find((one) => one === status)
      if (known === undefined) throw exchangeUnavailable(undefined, 'Unexpected response from the exchange.')
      const clean = cleanText(hash, 200)
      const isSent = known === 'submitted' && before !== 'submitted'
      return {
        status: known,
        ...(clean !== '' && clean === hash && { hash }),
        ...(isSent && { startedAtMs: clock.now() }),
      }
    },
  }
}

/** The page of a payment that was started at this exchange. */
const pageOf = ({ method, status }: Payment, { exchangeId, providerId }: ExchangeChoice) =>
  status === 'waiting' &&
  method?.kind === 'exchange' &&
  method.providerId === providerId &&
  method.exchangeId === exchangeId
    ? { url: method.url }
    : undefined
