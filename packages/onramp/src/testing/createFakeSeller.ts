import type { ApiClient } from '@kit/api'
import type { KitSettings } from '@kit/core'
import { createFakePorts, createTestEngine, type FakePorts } from '@kit/fakes'
import { type OnrampPlugin, onramp } from '../index.js'

type Requested = { readonly path: string; readonly body: Record<string, unknown> }
type Order = { readonly id: string; readonly status: string; readonly minedAt: string; readonly chain?: string }

/** Creates a service that sells on the network `eip155:1`, for 2 USD each. The test controls its orders. */
export async function createFakeSeller(
  options: { readonly ports?: FakePorts; readonly settings?: Partial<KitSettings> } = {},
) {
  const requested: Requested[] = []
  const service = {
    /** Paths that fail; `refused` with a reason. */
    down: new Set<string>(),
    refusal: undefined as Error | undefined,
    orders: [] as Order[],
    /** Maximum amount for cards. */
    most: '7500.00',
    /** Quote responses wait for it. */
    quoted: undefined as Promise<unknown> | undefined,
    /** Responses with the options wait for it. */
    listed: undefined as Promise<unknown> | undefined,
  }
  const network = (chain_id: string, contract_address = '') => ({
    name: `net-${chain_id}`,
    display_name: 'Net',
    chain_id,
    contract_address,
  })
  function bodyOf(path: string, body: Record<string, unknown>): unknown {
    if (path.endsWith('/options'))
      return {
        paymentCurrencies: ['USD', 'EUR'].map((id) => ({
          id,
          payment_method_limits: [
            { id: 'card', min: '10.00', max: service.most },
            { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
          ],
        })),
        purchaseCurrencies: [
          { id: 'T', name: 'Token', symbol: 'TKN', networks: [network('1', '0xT'), network('2', '0xT2')] },
          { id: 'C', name: 'Coin', symbol: 'COIN', networks: [network('1')] },
        ],
      }
    if (path.endsWith('/quote')) {
      const money = (amount: string) => ({ amount, currency: 'USD' })
      const half = String(Number(body['amount']) / 2)
      return {
        coinbaseFee: money('1.00'),
        networkFee: money('0.00'),
        paymentSubtotal: money('49.00'),
        paymentTotal: money(String(body['amount'])),
        purchaseAmount: { amount: half, currency: 'COIN' },
        quoteId: 'q',
      }
    }
    if (path.endsWith('/onrampurl')) return { url: 'https://pay.example/buy' }
    return {
      data: service.orders.map(({ id, status, minedAt, chain = 'eip155:1' }) => ({
        id,
        metadata: {
          operationType: 'buy',
          hash: '0xpaid',
          minedAt,
          sentFrom: 'Coinbase',
          sentTo: '0xone',
          status,
          chain,
        },
        transfers: [
          { direction: 'in', quantity: { numeric: '25' }, fungible_info: { name: 'Coin', symbol: 'COIN' }, value: 50 },
        ],
      })),
      next: null,
    }
  }
  const api = {
    async request(
      path: string,
      {
        body = {},
        signal,
        parse,
      }: { body?: Requested['body']; signal?: AbortSignal; parse(response: object): unknown },
    ) {
      requested.push({ path, body })
      if (path.endsWith('/quote')) await service.quoted
      if (path.endsWith('/options')) await service.listed
      if (signal?.aborted) throw signal.reason
      if (service.refusal) throw service.refusal
      if ([...service.down].some((part) => path.includes(part))) throw new Error('down')
      return parse({ json: async () => bodyOf(path, body) })
    },
  } as unknown as ApiClient
  const ports = options.ports ?? createFakePorts()
  const engine = await createTestEngine({
    ports,
    settings: options.settings ?? {},
    plugins: [onramp({ api, networks: ['eip155:1', 'eip155:9'] })],
  })
  await engine.connect('one')
  const plugin: OnrampPlugin = engine.kit.plugins.onramp
  return {
    ...engine,
    ports,
    service,
    plugin,
    requested: (part: string) => requested.filter(({ path }) => path.includes(part)).map(({ body }) => body),
  }
}

/** Creates an order of the service. */
export const order = (id: string, status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED', second = 0): Order => ({
  id,
  status: `ONRAMP_TRANSACTION_STATUS_${status}`,
  minedAt: new Date(Date.UTC(2026, 10, 23, 12, 0, second)).toISOString(),
})
