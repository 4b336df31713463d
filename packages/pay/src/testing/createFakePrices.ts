import type { ApiClient } from '@kit/api'

/**
 * Creates a service that knows the prices of tokens on Ethereum, in US dollars by address. Without prices, every request fails. `isHeld`:
 * prices are only returned after `release`.
 */
export function createFakePrices(prices: object | undefined, { isHeld = false } = {}) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
    if (!isHeld) resolve()
  })
  const api = {
    async request(path: string, { body, parse }: { body?: { addresses: string[] }; parse(response: object): unknown }) {
      if (prices === undefined) throw new Error('The service is down.')
      if (path.endsWith('supported-chains')) return parse({ json: async () => ({ http: ['eip155:1'], ws: [] }) })
      await held
      const fungibles = Object.entries(prices)
        .map(([address, price]) => ({ address: `eip155:1:${address}`, name: 'A token', symbol: 'TKN', price }))
        .filter(({ address }) => body?.addresses.includes(address))
      return parse({ json: async () => ({ fungibles }) })
    },
  } as unknown as ApiClient
  return { api, release }
}
