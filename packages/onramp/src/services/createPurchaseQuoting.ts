import { type ApiClient, getOnrampQuote, getOnrampUrl, type OnrampQuote } from '@kit/api'
import { KitError, type PluginContext, type Store, toKitError } from '@kit/core/plugin'
import { amountError, onrampNotOffered } from '../OnrampErrorCodes.js'
import type { OnrampState } from '../OnrampState.js'

/** Loads quotes and payment URLs. The latest request wins. */
export type PurchaseQuoting = {
  /** Loads the quote and the URL for the current state. Rejects like `onramp.quote`. */
  ask(): Promise<{ readonly quote: OnrampQuote; readonly url: string }>
  /** Aborts the running request. */
  stop(): void
}

export function createPurchaseQuoting(
  api: ApiClient,
  { ports }: PluginContext,
  store: Store<OnrampState>,
): PurchaseQuoting {
  let current = new AbortController()

  const toError = (failure: unknown): KitError =>
    ports.platform.isOnline()
      ? toKitError(failure, 'adapter/failed', 'The on-ramp service failed.')
      : new KitError('network/offline', { shortMessage: 'The page is offline.', cause: failure })

  async function ask() {
    current.abort()
    const mine = new AbortController()
    current = mine
    const { signal } = mine
    const { offering, payment, method, amount, address, problem } = store.getState()
    if (offering === undefined || payment === undefined || method === undefined || address === undefined)
      throw onrampNotOffered()
    if (problem !== undefined || amount === '') throw amountError(problem ?? { reason: 'invalid' })
    const change = (next: Partial<OnrampState>) => store.update((now) => (signal.aborted ? now : { ...now, ...next }))
    const keep = <T>(name: 'quote' | 'link', requested: Promise<T>): Promise<T> =>
      requested.then(
        (data) => {
          change({ [name]: { status: 'success', data } })
          return data
        },
        (failure) => {
          const error = toError(failure)
          change({ [name]: { status: 'error', error, retryAtMs: ports.clock.now() } })
          throw error
        },
      )
    change({ quote: { status: 'pending' }, link: { status: 'pending' } })

    const {
      currency,
      network: { name: network },
      symbol,
    } = offering
    const order = { purchaseCurrency: currency, paymentCurrency: payment, amount, network }
    const requested = getOnrampQuote(api, order, signal)
    /** The contract defines the preset amount in US dollars. For other currencies, the bought amount is preset. */
    async function askUrl(to: string) {
      const quoted = payment?.id === 'USD' ? undefined : await requested
      const presets =
        quoted === undefined
          ? { presetFiatAmount: Number(amount) }
          : quoted.isEstimate
            ? {}
            : { presetCryptoAmount: Number(quoted.purchaseAmount.amount) }
      const destinationWallets = [{ address: to, blockchains: [network], assets: [symbol] }]
      return getOnrampUrl(api, { destinationWallets, partnerUserId: to, defaultNetwork: network, ...presets }, signal)
    }
    const [quote, url] = await Promise.all([keep('quote', requested), keep('link', askUrl(address))])
    return { quote, url }
  }

  return { ask, stop: () => current.abort() }
}
