import { cleanImageUrl, cleanText, createQuery, type Loadable, type Token } from '@kit/core/plugin'
import type { ExchangeProvider, PayExchange } from '../ExchangeProvider.js'
import { exchangeUnavailable } from '../PayErrorCodes.js'
import { type ExchangeOffer, emptyPay } from '../PayState.js'
import { mergeResults } from './createConversions.js'
import type { PayContext } from './PayContext.js'

/** Loads exchanges and their assets. */
export type ExchangeLists = {
  /** Loads the exchanges that support a token into the state. */
  load(token: Token): Promise<void>
  /** Loads the assets that exchanges support into the state. */
  loadAssets(): Promise<void>
}

const most = 50

export function createExchangeLists({ context, end, options, store }: PayContext): ExchangeLists {
  const { exchanges: providers = [] } = options

  const unavailable = (cause: unknown) => {
    throw exchangeUnavailable(cause)
  }
  /** Failures are exposed in the state. */
  const follow = <T>(
    read: (provider: ExchangeProvider) => Promise<readonly T[]>,
    get: () => Loadable<readonly T[]>,
    set: (next: Loadable<readonly T[]>) => void,
  ): Promise<void> =>
    createQuery(context.ports.clock, get, set, [
      'pay/exchangeUnavailable',
      "The exchange can't process this payment right now.",
    ])
      .load(() => mergeResults(providers.map(async (provider) => read(provider))).catch(unavailable), 'changed')
      .then(
        () => undefined,
        () => undefined,
      )

  return {
    load(token) {
      const assetId = `${token.networkId}/${token.address ?? ''}`
      store.update((now) =>
        now.exchanges.assetId === assetId ? now : { ...now, exchanges: { ...emptyPay.exchanges, assetId } },
      )
      return follow<ExchangeOffer>(
        async (provider) =>
          (await provider.listExchanges({ token, signal: end }))
            .slice(0, most)
            .flatMap((one) => toOffer(provider, one)),
        () => store.getState().exchanges.list,
        (list) => store.update((now) => ({ ...now, exchanges: { assetId, list } })),
      )
    },
    loadAssets() {
      const networks = new Set(
        [...context.kit.adapters.values()].flatMap((adapter) => adapter.networks.map(({ id }) => id)),
      )
      return follow(
        async (provider) =>
          (await provider.listAssets({ signal: end })).filter((token) => networks.has(token.networkId)),
        () => store.getState().assets,
        (assets) => store.update((now) => ({ ...now, assets })),
      )
    },
  }
}

function toOffer({ id: providerId }: ExchangeProvider, { id, name, imageUrl }: PayExchange): readonly ExchangeOffer[] {
  if (typeof id !== 'string' || id === '' || id !== cleanText(id, 200)) return []
  return [{ providerId, id, name: cleanText(name) || id, imageUrl: cleanImageUrl(imageUrl) }]
}
