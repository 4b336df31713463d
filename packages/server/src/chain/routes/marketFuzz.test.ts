import { devServerConfig, type EvmDevnet, startEvm } from '@kit/devnet'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceEndpoints } from '../../contract/balanceEndpoints.js'
import { convertEndpoints } from '../../contract/convertEndpoints.js'
import type { Endpoint } from '../../contract/Endpoint.js'
import { errorBody } from '../../contract/fields.js'
import { priceEndpoints } from '../../contract/priceEndpoints.js'
import { requestJson } from '../../testing/requestJson.js'
import { startTestServer } from '../../testing/startTestServer.js'

const devnetId = 'eip155:31337'
const answerLimitMs = 9000

let chain: EvmDevnet

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain?.stop())

/** Mostly almost valid words, so that they pass the first check. */
function words(): fc.Arbitrary<string> {
  const address = fc.constantFrom(
    ...Object.values(chain.tokens).map((token) => token.address as string),
    chain.accounts[0]?.address as string,
    '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    `0x${'0'.repeat(40)}`,
    '0x12',
    'So11111111111111111111111111111111111111111',
  )
  const chainId = fc.constantFrom(devnetId, devnetId, devnetId, 'eip155:1', 'eip155:', 'solana:x', 'polkadot:y', ':')
  const id = fc.tuple(chainId, address).map((parts) => parts.join(':'))
  const number = fc.oneof(
    fc.bigInt({ min: 0n, max: 2n ** 260n }).map(String),
    fc.constantFrom('0', '-1', '0x1', '1e9', '01', ''),
  )
  const list = fc.array(id, { maxLength: 4 }).map((ids) => ids.join(','))
  return fc.oneof(address, chainId, id, id, number, list, fc.constantFrom('usd', 'eth', 'btc', 'eur'), fc.string())
}

function bodies(): fc.Arbitrary<unknown> {
  const word = words()
  const sloppy = fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: fc.jsonValue() })
  const record = fc.record(
    {
      currency: fc.oneof(fc.constant('usd'), sloppy),
      addresses: fc.oneof(fc.array(word, { maxLength: 5 }), fc.jsonValue()),
      amount: sloppy,
      from: sloppy,
      to: sloppy,
      userAddress: sloppy,
      eip155: fc.oneof(fc.record({ slippage: fc.oneof(fc.double(), fc.integer({ min: 0, max: 60 })) }), fc.jsonValue()),
      disableEstimate: fc.oneof(fc.boolean(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  )
  return fc.oneof({ weight: 8, arbitrary: record }, { weight: 1, arbitrary: fc.jsonValue() })
}

const endpoints: readonly Endpoint[] = [...balanceEndpoints, ...priceEndpoints, ...convertEndpoints]

it.each(endpoints.map((endpoint): [string, Endpoint] => [endpoint.id, endpoint]))(
  'the market API responds to any input of %s within its contract: a result or a refusal',
  async (_, endpoint) => {
    const { url } = await startTestServer({ ...devServerConfig([chain]), rateLimits: { enabled: false } })
    const names = Object.keys((endpoint.query as unknown as { shape: object }).shape)
    const requested = fc.record({
      path: words(),
      query: fc.record(Object.fromEntries(names.map((name) => [name, words()])), { requiredKeys: [] }),
      body: bodies(),
    })
    await fc.assert(
      fc.asyncProperty(requested, async ({ path, query, body }) => {
        const to = endpoint.path.replace(/\{\w+\}/, encodeURIComponent(path) || 'x')
        const search = new URLSearchParams(query as Record<string, string>)
        const startedMs = performance.now()
        const answer = await requestJson(
          `${url}${to}?${search}`,
          endpoint.method === 'POST' ? JSON.stringify(body) : undefined,
        )
        expect(performance.now() - startedMs).toBeLessThan(answerLimitMs)
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
        if (answer.status === 200) expect(endpoint.answer.parse(answer.body)).toEqual(answer.body)
        else if (typeof answer.body === 'string') expect([400, 404, 422]).toContain(answer.status)
        else expect(errorBody.parse(answer.body)).toEqual(answer.body)
      }),
      { numRuns: 60 },
    )
  },
)
