import { type ApiClient, createExchangePayment, type ExchangeAsset, getExchangePayment, getExchanges } from '@kit/api'
import type { Token } from '@kit/core/plugin'
import type { ExchangeProvider } from './ExchangeProvider.js'

/** Implements {@link apiExchanges}. Loaded on first use. */
export function createApiExchanges(api: ApiClient): Omit<ExchangeProvider, 'id'> {
  const isSame = (asset: ExchangeAsset, { networkId, address }: Token) =>
    asset.networkId === networkId && asset.address?.toLowerCase() === address?.toLowerCase()
  return {
    listAssets: async ({ signal }) => (await getExchanges(api, signal)).assets,
    async listExchanges({ token, signal }) {
      const { assets, exchanges } = await getExchanges(api, signal)
      return assets.some((asset) => isSame(asset, token)) ? exchanges : []
    },
    getPaymentUrl: ({ exchangeId, sessionId, networkId, token, amount, recipient, signal }) =>
      createExchangePayment(
        api,
        { exchangeId, paymentId: sessionId, networkId, asset: token.address, amount, recipient },
        signal,
      ),
    getStatus: ({ exchangeId, sessionId, signal }) =>
      getExchangePayment(api, { exchangeId, paymentId: sessionId }, signal),
  }
}
