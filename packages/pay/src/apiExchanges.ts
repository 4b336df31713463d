import type { ApiClient } from '@kit/api'
import { loadChunk } from '@kit/core/plugin'
import type { ExchangeProvider } from './ExchangeProvider.js'

/**
 * Creates a provider of the exchanges of the Blockchain API, as served by kit-server.
 *
 * @example pay({ api, exchanges: [apiExchanges(api)] })
 */
export function apiExchanges(api: ApiClient): ExchangeProvider {
  const load = async () => (await loadChunk(import('./createApiExchanges.js'))).createApiExchanges(api)
  return {
    id: 'api',
    ...(api.guard && { guard: api.guard }),
    listAssets: async (call) => (await load()).listAssets(call),
    listExchanges: async (call) => (await load()).listExchanges(call),
    getPaymentUrl: async (order) => (await load()).getPaymentUrl(order),
    getStatus: async (call) => (await load()).getStatus(call),
  }
}
