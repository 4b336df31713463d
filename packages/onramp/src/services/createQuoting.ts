import { type ApiClient, getOnrampQuote, getOnrampUrl, type OnrampQuote } from '@kit/api'
import { KitError, type PluginContext, type Store, toKitError } from '@kit/core/plugin'
import { amountError, notOffered } from '../OnrampErrorCodes.js'
import type { OnrampState } from '../OnrampState.js'

/** Asks what the amount buys and where it is paid: the newest question counts. */
export type Quoting = {
  /** Asks for what the state says now. Rejects as `onramp.quote` does. */
  ask(): Promise<{ readonly quote: OnrampQuote; readonly url: string }>
  /** Gives up what is being asked. */
  stop(): void
}

/** Creates it over the store of the plugin. */
export function createQuoting(api: ApiClient, { ports }: PluginContext, store: Store<OnrampState>): Quoting {
  let current = new AbortController()

  const toError = (failure: unknown): KitError =>
    ports.platform.isOnline()
      ? toKitError(failure, 'adapter/failed', 'The service that sells failed.')
      : new KitError('network/offline', { shortMessage: 'The page is offline.', cause: failure })

  async function ask() {
    current.abort()
    const mine = new AbortController()
    current = mine
    const { signal } = mine
    const { offering, payment, method, amount, address, problem } = store.getState()
    if (offering === undefined || payment === undefined || method === undefined || address === undefined)
      throw notOffered()
    if (problem !== undefined || amount === '') throw amountError(problem ?? { reason: 'invalid' })
    const change = (transition: (now: OnrampState) => Partial<OnrampState>) =>
      store.update((now) => (signal.aborted ? now : { ...now, ...transition(now) }))
    const failed = (failure: unknown) => {
      const error = toError(failure)
      return { state: { status: 'error', error, retryAtMs: ports.clock.now() } as const, error }
    }
    change(() => ({ quote: { status: 'pending' }, link: { status: 'pending' } }))

    const asked = getOnrampQuote(
      api,
      { purchaseCurrency: offering.currency, paymentCurrency: payment, amount, network: offering.network.name },
      signal,
    )
    const quoted = asked.then(
      (data) => {
        change(() => ({ quote: { status: 'success', data } }))
        return data
      },
      (failure) => {
        const { state, error } = failed(failure)
        change(() => ({ quote: state }))
        throw error
      },
    )

    /** The contract names no currency of what is preset: it is US dollars. Of others, what they buy is preset. */
    async function preset() {
      if (payment?.id === 'USD') return { presetFiatAmount: Number(amount) }
      const { isEstimate, purchaseAmount } = await asked
      return isEstimate ? {} : { presetCryptoAmount: Number(purchaseAmount.amount) }
    }
    const linked = preset()
      .then((presets) =>
        getOnrampUrl(
          api,
          {
            destinationWallets: [{ address, blockchains: [offering.network.name], assets: [offering.symbol] }],
            partnerUserId: address,
            defaultNetwork: offering.network.name,
            ...presets,
          },
          signal,
        ),
      )
      .then(
        (data) => {
          change(() => ({ link: { status: 'success', data } }))
          return data
        },
        (failure) => {
          const { state, error } = failed(failure)
          change(() => ({ link: state }))
          throw error
        },
      )
    const [quote, url] = await Promise.all([quoted, linked])
    return { quote, url }
  }

  return { ask, stop: () => current.abort() }
}
