import type { ApiClient } from '@kit/api'
import { describe, expect, it } from 'vitest'
import { dai, usdc } from '../testing/createPayer.js'
import { readTokenPrice } from './readTokenPrice.js'

/** A service that returns these rows, whatever is requested. */
const serviceWith = (...fungibles: readonly object[]) =>
  ({
    request: async (path: string, { parse }: { parse(response: object): unknown }) =>
      parse({
        json: async () => (path.endsWith('supported-chains') ? { http: ['eip155:1'], ws: [] } : { fungibles }),
      }),
  }) as unknown as ApiClient
const row = (address: string | undefined, price: number) => ({
  address: `eip155:1:${address}`,
  name: '',
  symbol: '',
  price,
})
const { signal } = new AbortController()

describe('readTokenPrice', () => {
  it('returns the price of the requested token, wherever it is in the response', async () => {
    const api = serviceWith(row(dai.address, 3), row(usdc.address?.toLowerCase(), 1))
    await expect(readTokenPrice(api, usdc, signal)).resolves.toBe(1)
  })

  it('returns nothing for a response about another token', async () => {
    await expect(readTokenPrice(serviceWith(row(dai.address, 3)), usdc, signal)).resolves.toBeUndefined()
  })
})
