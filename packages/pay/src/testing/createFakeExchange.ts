import type { ExchangeOrder, ExchangeProvider, ExchangeStatus } from '../index.js'
import { usdc } from './createPayer.js'

/** Creates a provider with one exchange, whose orders the test controls. */
export function createFakeExchange() {
  const orders: ExchangeOrder[] = []
  const service = {
    status: { status: 'waiting' } as ExchangeStatus,
    url: 'https://exchange.example/pay',
    failure: undefined as Error | undefined,
    requested: 0,
  }
  const answer = <T>(value: T): T => {
    if (service.failure) throw service.failure
    return value
  }
  const provider: ExchangeProvider = {
    id: 'fake',
    listAssets: async () => answer([usdc, { ...usdc, networkId: 'eip155:77' }]),
    listExchanges: async ({ token }) =>
      answer(
        token.symbol === 'USDC'
          ? [
              { id: 'one', name: 'Exchange\u202e One' },
              { id: '', name: 'None' },
            ]
          : [],
      ),
    async getPaymentUrl({ signal: _, ...order }) {
      orders.push(order as ExchangeOrder)
      return answer(service.url)
    },
    async getStatus() {
      service.requested++
      return answer(service.status)
    },
  }
  return { provider, orders, service }
}

/** The exchange of the provider. */
export const one = { providerId: 'fake', exchangeId: 'one' } as const
