import { readFileSync } from 'node:fs'
import { isKitError } from '@kit/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type * as api from './index.js'
import { createApiClient } from './index.js'
import { apiCalls } from './testing/apiCalls.js'
import { createFakeService, createStillClock } from './testing/createFakeService.js'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./testing/recorded/${name}.json`, import.meta.url), 'utf8'))

/** Calls whose results are passed on unchanged. */
const unread: readonly string[] = ['callBundler', 'callPaymaster', 'callRpc', 'getEsplora']

/** The recorded response of a call, to be corrupted. */
const examples: Partial<Record<keyof typeof api, string>> = {
  buildSwapApproval: 'build-approve',
  buildSwapTransaction: 'build-transaction',
  callBundler: 'bundler',
  callPaymaster: 'bundler',
  callRpc: 'rpc',
  createExchangePayment: 'exchange-page',
  createSession: 'session-created',
  getAddressBalance: 'rpc',
  getBalance: 'balance',
  getExchangePayment: 'exchange-payment',
  getExchanges: 'exchanges',
  getFungiblePrice: 'fungible-price',
  getGasPrice: 'gas-price',
  getHistory: 'history',
  getIdentity: 'identity',
  getName: 'name',
  getNamesOfAddress: 'names-of-address',
  getNfts: 'nfts',
  getOnrampBuyOptions: 'onramp-buy-options',
  getOnrampBuyQuotes: 'onramp-buy-quotes',
  getOnrampOptions: 'onramp-options',
  getOnrampQuote: 'onramp-quote',
  getOnrampUrl: 'onramp-url',
  getSessionContext: 'session-context',
  getSupportedChains: 'supported-chains',
  getSwapAllowance: 'allowance',
  getSwapQuotes: 'convert-quotes',
  getSwapTokens: 'convert-tokens',
  listSessions: 'sessions',
  registerName: 'name',
  signUserOperation: 'session-signature',
  suggestNames: 'suggestions',
  updateNameAddress: 'name',
  updateNameAttributes: 'name',
}

/** Replaces some parts of a value with arbitrary ones. */
function corrupted(value: unknown): fc.Arbitrary<unknown> {
  const anything = fc.oneof({ weight: 1, arbitrary: hostile })
  if (Array.isArray(value)) {
    return fc.oneof({ weight: 6, arbitrary: fc.tuple(...value.map(corrupted)) }, { weight: 1, arbitrary: anything })
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, corrupted(part)]))
    return fc.oneof(
      { weight: 6, arbitrary: fc.record(parts, { requiredKeys: [] }) },
      { weight: 1, arbitrary: anything },
    )
  }
  return fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: anything })
}

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '0x',
    '-1',
    '1e400',
    1e308,
    -0,
    '999999999999999999999999999999999999999999999999999999999999999999999999999999999',
    'javascript:alert(1)',
    '2026-99-99T99:99:99Z',
    '__proto__',
    { constructor: 1, toString: null, length: 5 },
    [[[]]],
    null,
  ),
)

it.each(Object.keys(apiCalls) as (keyof typeof apiCalls)[])(
  'the API call %s returns a value or a typed error for any response',
  async (call) => {
    const example = examples[call]
    const bodies = example === undefined ? hostile : fc.oneof(hostile, corrupted(read(example)))
    await fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom(200, 400, 404, 422), async (body, status) => {
        const service = createFakeService(({ pathname }) =>
          pathname === '/v1/supported-chains' && call !== 'getSupportedChains'
            ? { body: { http: ['eip155:1'], ws: [] } }
            : { status, body },
        )
        const client = createApiClient({
          baseUrl: 'https://api.example',
          fetch: service.fetch,
          clock: createStillClock(),
        })
        const outcome = await apiCalls[call](client).then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        )
        if ('error' in outcome) expect(isKitError(outcome.error), String(outcome.error)).toBe(true)
        else if (!unread.includes(call)) expect(hasOnlyPlainNumbers(outcome.value)).toBe(true)
      }),
      { numRuns: 150 },
    )
  },
)

/** Returns whether a parsed value contains neither `NaN` nor infinity. */
function hasOnlyPlainNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(hasOnlyPlainNumbers)
}
