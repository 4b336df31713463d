import type { ApiClient } from '@kit/api'
import { alice, shop } from './createPayer.js'

/** A transaction of alice that matches the payment of the tests. */
export const paid = { hash: '0xpaid', nonce: 7, minedAtMs: 1_000, to: shop, quantity: '25', symbol: 'USDC' } as const

/** Creates a service whose history of alice the test controls. */
export function createFakeHistory() {
  const rows: (Omit<typeof paid, 'hash' | 'nonce' | 'minedAtMs' | 'to' | 'quantity'> & {
    readonly hash: string
    readonly nonce: number | undefined
    readonly minedAtMs: number
    readonly to: string
    readonly quantity: string
  })[] = []
  const toWire = ({ hash, minedAtMs, nonce, quantity, symbol, to }: (typeof rows)[number]) => ({
    id: hash,
    metadata: {
      operationType: 'send',
      hash,
      minedAt: new Date(minedAtMs).toISOString(),
      sentFrom: alice,
      sentTo: to,
      status: 'confirmed',
      nonce,
      chain: 'eip155:1',
    },
    transfers: [{ fungible_info: { symbol }, nft_info: null, direction: 'out', quantity: { numeric: quantity } }],
  })
  const api = {
    async request(path: string, { parse }: { parse(response: object): unknown }) {
      const body = path.endsWith('supported-chains')
        ? { http: ['eip155:1'], ws: [] }
        : { data: rows.map(toWire), next: null }
      return parse({ json: async () => body })
    },
  } as unknown as ApiClient
  return { api, rows }
}
