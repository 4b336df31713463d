import { cleanImageUrl, cleanText, type Loadable, type Token } from '@kit/core/plugin'
import type { ExchangeProvider, PayExchange } from '../ExchangeProvider.js'
import { exchangeUnavailable } from '../PayErrorCodes.js'
import type { ExchangeOffer } from '../PayState.js'
import { answersOf } from './answersOf.js'
import type { PayContext } from './PayContext.js'

/** Which exchanges pay, and what. */
export type ExchangeLists = {
  /** Reads into the state which exchanges pay a token. */
  load(token: Token): Promise<void>
  /** Reads into the state what exchanges pay at all. */
  loadAssets(): Promise<void>
}

const most = 50

export function createExchangeLists({ context, end, options, store }: PayContext): ExchangeLists {
  const { exchanges: providers = [] } = options

  async function follow<T>(
    read: (provider: ExchangeProvider) => Promise<readonly T[]>,
    before: Loadable<readonly T[]>,
    change: (next: Loadable<readonly T[]>) => void,
  ): Promise<void> {
    change({ status: 'pending', ...('data' in before && before.data !== undefined && { data: before.data }) })
    try {
      const data = await answersOf(providers.map(async (provider) => read(provider)))
      change({ status: 'success', data })
    } catch (cause) {
      change({ status: 'error', error: exchangeUnavailable(cause), retryAtMs: context.ports.clock.now() })
    }
  }

  return {
    load(token) {
      const id = `${token.networkId}/${token.address ?? ''}`
      const { list, of } = store.getState().exchanges
      return follow<ExchangeOffer>(
        async (provider) =>
          (await provider.listExchanges({ token, signal: end }))
            .slice(0, most)
            .flatMap((one) => toOffer(provider, one)),
        of === id ? list : { status: 'idle' },
        (next) =>
          store.update((now) =>
            next.status === 'pending' || now.exchanges.of === id ? { ...now, exchanges: { of: id, list: next } } : now,
          ),
      )
    },
    loadAssets() {
      const networks = new Set(
        [...context.kit.adapters.values()].flatMap((adapter) => adapter.networks.map(({ id }) => id)),
      )
      return follow(
        async (provider) =>
          (await provider.listAssets({ signal: end })).filter((token) => networks.has(token.networkId)),
        store.getState().assets,
        (assets) => store.update((now) => ({ ...now, assets })),
      )
    },
  }
}

function toOffer({ id: providerId }: ExchangeProvider, { id, name, imageUrl }: PayExchange): readonly ExchangeOffer[] {
  if (typeof id !== 'string' || id === '' || id !== cleanText(id, 200)) return []
  return [{ providerId, id, name: cleanText(name) || id, imageUrl: cleanImageUrl(imageUrl) }]
}
