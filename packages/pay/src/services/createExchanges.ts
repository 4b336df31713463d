import {
  cleanImageUrl,
  cleanText,
  isKitError,
  type KitError,
  type Loadable,
  type Token,
  toKitError,
} from '@kit/core/plugin'
import type { Exchange, ExchangeProvider } from '../ExchangeProvider.js'
import { payError } from '../PayErrorCodes.js'
import type { ExchangeOffer, PayMethod, Payment } from '../PayState.js'
import type { PayStatus } from '../PayStatus.js'
import { isPayPage } from './isPayPage.js'
import type { PayRoom } from './PayRoom.js'

/** Which exchange of which provider. */
export type ExchangeChoice = { readonly providerId: string; readonly exchangeId: string }

/** Payments from the visitor's balance at exchanges. */
export type Exchanges = {
  /** Reads into the state which exchanges pay a token. */
  load(token: Token): Promise<void>
  /** Reads into the state what exchanges pay at all. */
  loadAssets(): Promise<void>
  /** Begins the payment at an exchange: where it is paid. What is begun there already has the page that it had. */
  begin(payment: Payment, choice: ExchangeChoice): Promise<{ readonly url: string }>
  /** How far the exchange is. */
  ask(payment: Payment, signal: AbortSignal): Promise<Partial<Payment> | undefined>
}

const statuses: readonly PayStatus[] = ['waiting', 'pending', 'submitted', 'success', 'failure', 'refund', 'timeout']
const most = 50

/** Creates them over the providers of the app. */
export function createExchanges(
  { context, end, options, payments, store }: PayRoom,
  deps: { changed(): void; follow(paymentId: string): void },
): Exchanges {
  const { exchanges: providers = [] } = options
  const { clock } = context.ports

  function providerOf(id: string): ExchangeProvider {
    const provider = providers.find((one) => one.id === id)
    if (provider === undefined) throw unavailable(undefined, `There is no provider ${id}.`)
    return provider
  }

  /** What any of the providers says; their failure only where none says anything. */
  async function readAll<T>(read: (provider: ExchangeProvider) => Promise<readonly T[]>): Promise<readonly T[]> {
    const answers = await Promise.allSettled(providers.map(async (provider) => read(provider)))
    const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (lists.length === 0 && failed !== undefined) throw unavailable(failed.reason)
    return lists.flat()
  }

  async function follow<T>(
    read: () => Promise<T>,
    before: Loadable<T>,
    change: (next: Loadable<T>) => void,
  ): Promise<void> {
    change({ status: 'pending', ...('data' in before && before.data !== undefined && { data: before.data }) })
    try {
      change({ status: 'success', data: await read() })
    } catch (cause) {
      const error = toKitError(cause, 'pay/exchangeUnavailable', 'The exchanges did not answer.')
      change({ status: 'error', error, retryAtMs: clock.now() })
    }
  }

  return {
    async load(token) {
      const id = `${token.networkId}/${token.address ?? ''}`
      const before = store.getState().exchanges
      await follow(
        () =>
          readAll(async (provider) =>
            (await provider.listExchanges({ token, signal: end }))
              .slice(0, most)
              .flatMap((one) => toOffer(provider, one)),
          ),
        before.of === id ? before.list : { status: 'idle' },
        (list) => store.update((now) => ({ ...now, exchanges: { of: id, list } })),
      )
    },
    async loadAssets() {
      const networks = new Set(
        [...context.kit.adapters.values()].flatMap((adapter) => adapter.networks.map(({ id }) => id)),
      )
      await follow(
        () =>
          readAll(async (provider) =>
            (await provider.listAssets({ signal: end })).filter((token) => networks.has(token.networkId)),
          ),
        store.getState().assets,
        (assets) => store.update((now) => ({ ...now, assets })),
      )
    },
    async begin(payment, { providerId, exchangeId }) {
      const { paymentId } = payment
      const provider = providerOf(providerId)
      const present = payments.read(paymentId) ?? payment
      const pageOf = ({ method, status }: Payment) =>
        status === 'waiting' &&
        method?.kind === 'exchange' &&
        method.providerId === providerId &&
        method.exchangeId === exchangeId
          ? { url: method.url }
          : undefined
      const begun = pageOf(present)
      if (begun) return begun
      if (present.status !== 'ready') throw inProgress()
      const attempt = present.attempt + 1
      const sessionId = attempt === 1 ? paymentId : `${paymentId}.${attempt}`
      const { networkId, token, amount, recipient } = present
      const order = { exchangeId, sessionId, networkId, token, amount, recipient, signal: end }
      const [url, name] = await Promise.all([
        provider.getPaymentUrl(order).catch((cause) => {
          throw unavailable(cause)
        }),
        nameOf(providerId, exchangeId),
      ])
      if (!isPayPage(url)) throw unavailable(undefined, 'The exchange has no page.')
      const chosen: PayMethod = { kind: 'exchange', providerId, exchangeId, name, sessionId, url }
      const kept = payments.update(paymentId, (now = payment) =>
        now.status === 'ready' && now.attempt === present.attempt
          ? { ...now, status: 'waiting', method: chosen, startedAtMs: clock.now(), attempt, hash: undefined }
          : now,
      )
      if (kept?.method !== chosen) {
        // Another tab was faster: at the same exchange it is the same payment.
        const other = kept && pageOf(kept)
        if (other) return other
        throw inProgress()
      }
      deps.changed()
      deps.follow(paymentId)
      context.emit({ type: 'pay/asked', networkId, symbol: token.symbol, method: 'exchange' })
      return { url }
    },
    async ask({ method, status: before }, signal) {
      if (method?.kind !== 'exchange') return undefined
      const { exchangeId, providerId, sessionId } = method
      const { status, hash } = await providerOf(providerId).getStatus({ exchangeId, sessionId, signal })
      const known = statuses.find((one) => one === status)
      if (known === undefined) throw unavailable(undefined, 'The exchange answered what it should not.')
      const clean = cleanText(hash, 200)
      const isSent = known === 'submitted' && before !== 'submitted'
      return {
        status: known,
        ...(clean !== '' && clean === hash && { hash }),
        ...(isSent && { startedAtMs: clock.now() }),
      }
    },
  }

  async function nameOf(providerId: string, exchangeId: string): Promise<string> {
    const { list } = store.getState().exchanges
    const offers = 'data' in list ? (list.data ?? []) : []
    return offers.find((one) => one.providerId === providerId && one.id === exchangeId)?.name ?? cleanText(exchangeId)
  }
}

function toOffer({ id: providerId }: ExchangeProvider, { id, name, imageUrl }: Exchange): readonly ExchangeOffer[] {
  if (typeof id !== 'string' || id === '' || id !== cleanText(id, 200)) return []
  return [{ providerId, id, name: cleanText(name) || id, imageUrl: cleanImageUrl(imageUrl) }]
}

const inProgress = () => payError('pay/inProgress', 'The payment is under way: nothing else is asked meanwhile.')

function unavailable(cause: unknown, details?: string): KitError {
  if (isKitError(cause, 'pay/exchangeUnavailable')) return cause
  const more = { ...(cause !== undefined && { cause }), ...(details !== undefined && { details }) }
  return payError('pay/exchangeUnavailable', 'The exchange can not pay this now.', more)
}
