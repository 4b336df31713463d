import { request } from 'node:http'
import { devServerConfig, type EvmDevnet, startEvm } from '@kit/devnet'
import fc from 'fast-check'
import { encodeFunctionData, encodePacked, pad, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { ServerConfigInput } from '../config/parseConfig.js'
import { readCode, requestCode } from '../testing/confirmEmail.js'
import { hostileArbitrary, hostileText } from '../testing/hostileArbitrary.js'
import { bearer, signIn, signInRequest } from '../testing/signIn.js'
import { signNameRequest } from '../testing/signNameRequest.js'
import { startHttp } from '../testing/startNode.js'
import { startTestServer } from '../testing/startTestServer.js'
import type { Endpoint } from './Endpoint.js'
import { endpoints } from './endpoints.js'
import { errorBody } from './fields.js'

const chainId = 'eip155:31337'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const answerLimitMs = 12_000
const runs = 25
const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const pageOrigin = 'https://app.example'

/** Parts of the contract whose calls depend on each other; each call belongs to the first that matches its path. */
const areas: readonly (readonly [name: string, path: RegExp])[] = [
  ['names', /^\/v1\/profile\//],
  ['swaps and purchases', /^\/v1\/(convert|onramp|generators|exchanges)\b/],
  ['sessions', /^\/v1\/(sessions|bundler|paymaster)\b/],
  ['sign-in', /^\/auth\//],
  ['chains and accounts', /^\/v1\b/],
  ['directory and events', /^\//],
]
const endpointsByArea = areas.map(([name, pattern]): [string, readonly Endpoint[]] => [
  name,
  endpoints.filter(({ path }) => areas.find(([, one]) => one.test(path))?.[1] === pattern),
])

let chain: EvmDevnet

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain?.stop())

/** Starts a server with every feature enabled. */
async function start(more: ServerConfigInput = {}) {
  const esplora = await startHttp((requested, response) => {
    requested.resume()
    response.setHeader('content-type', 'text/plain').end(requested.method === 'POST' ? 'ab'.repeat(32) : '840000')
  })
  const config = devServerConfig([chain])
  return startTestServer({
    ...config,
    chains: { ...config.chains, [bitcoin]: esplora.url },
    onramp: { sandbox: true, faucetKeys: { [chainId]: chain.accounts[9]?.privateKey ?? '' } },
    analytics: true,
    auth: { emailCapture: 'optional' },
    rateLimits: { enabled: false },
    ...more,
  })
}

/** A raw request; its path is not normalized. */
type Requested = {
  readonly method: string
  readonly path: string
  readonly body?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

type Answered = { readonly status: number; readonly body: unknown; readonly text: string; readonly requestId: unknown }

function ask(port: number, { method, path, body, headers = {} }: Requested): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const isJson = response.headers['content-type']?.includes('json') ?? false
        const requestId = response.headers['x-request-id']
        resolve({
          status: response.statusCode ?? 0,
          body: isJson && text !== '' ? JSON.parse(text) : text,
          text,
          requestId,
        })
      })
    })
    // A body that is too large gets a response before all of it is read.
    sent.on('error', reject).end(body)
  })
}

function statusesOf({ failures, status }: Endpoint): readonly number[] {
  return [status, ...failures, 400, 401, 403, 413, 429]
}

/** Parts of a request; the project is added automatically. */
type Parts = {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Valid requests by endpoint ID. A function signs its request when called: signed messages about names expire after 10 seconds. */
type GoodRequests = ReadonlyMap<string, Parts | (() => Promise<Parts>)>

async function partsOf(good: GoodRequests, { id }: Endpoint): Promise<Parts> {
  const parts = good.get(id) ?? {}
  return typeof parts === 'function' ? parts() : parts
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts, project = 'p'): string {
  const given = params as Record<string, string>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(given[name])
    return name === 'path' ? encodeURI(value) : encodeURIComponent(value)
  })
  const search = new URLSearchParams({ projectId: project, ...query })
  return `${path}?${search}`
}

function requestedOf(endpoint: Endpoint, parts: Parts, project?: string): Requested {
  const body = endpoint.body.type === 'undefined' ? undefined : JSON.stringify(parts.body)
  const text = endpoint.id === 'sendBitcoinTransaction' ? String(parts.body) : body
  return {
    method: endpoint.method,
    path: urlOf(endpoint, parts, project),
    body: text,
    headers: { origin: pageOrigin, ...parts.headers },
  }
}

/** The examples of the contract for all required fields. */
function exampleOf(endpoint: Endpoint): Parts {
  const [params = {}, query = {}, body] = [endpoint.params, endpoint.query, endpoint.body].map((schema) => {
    const { properties, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return (
      properties && Object.fromEntries(required.map((name) => [name, Reflect.get(Object(properties[name]), 'example')]))
    )
  })
  return { params, query, body }
}

/** A valid request for each call, in working order: the examples of the contract for calls without a row. */
async function goodRequests(port: number, origin?: string): Promise<GoodRequests> {
  const written = await writtenRequests(port, origin)
  const others = endpoints.filter(({ id }) => !written.has(id))
  return new Map([...written, ...others.map((endpoint) => [endpoint.id, exampleOf(endpoint)] as const)])
}

async function writtenRequests(port: number, origin = 'http://localhost:3000'): Promise<GoodRequests> {
  const holder = privateKeyToAccount(generatePrivateKey())
  const owner = chain.accounts[0]?.address as string
  const [token, other] = [chain.tokens.TUSD.address, chain.tokens.TTK.address].map((text) => `${chainId}:${text}`)
  const account = `${chainId}:${owner}`
  const name = 'alice.kit.test'
  const counter = `0x${'c0'.padStart(40, '0')}`
  const terms = {
    expiry: 1_900_000_000,
    signer: { type: 'keys', data: {} },
    permissions: [{ type: 'contract-call', data: { address: counter } }],
    policies: [],
  }
  const create = { params: { account }, query: { v: '2' }, body: terms }
  const created = await ask(port, requestedOf(find('createSession'), create))
  const { pci } = created.body as { pci: string }
  const execution = encodePacked(['address', 'uint256', 'bytes'], [counter as `0x${string}`, 0n, '0x'])
  const callData = encodeFunctionData({
    abi: parseAbi(['function execute(bytes32, bytes)']),
    args: [pad('0x', { size: 32 }), execution],
  })
  const gas = { callGasLimit: '0x1', verificationGasLimit: '0x1', preVerificationGas: '0x1' }
  const fees = { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' }
  const userOp = { sender: owner, nonce: '0x1', callData, ...gas, ...fees }
  const swap = { amount: '1000000', from: token, to: other }
  const event = { eventId: 'a', timestamp: 1, props: { type: 'track', event: 'MODAL_OPEN', address: owner } }
  const buying = { purchaseCurrency: 'ETH', paymentAmount: '100', paymentCurrency: 'USD', paymentMethod: 'card' }
  const quoting = { purchaseCurrency: { symbol: 'ETH' }, paymentCurrency: { id: 'USD' }, amount: '100' }
  const page = { url: `http://127.0.0.1:${port}`, origin }
  const { headers: nonce, body: signedMessage } = await signInRequest(page, holder)
  const { authorization } = bearer(await signIn(page, holder)).headers
  const signedIn = { origin, authorization }
  const { uuid } = (await requestCode(page, 'bob@example.org', account)).body as { uuid?: string }
  // Emails are not shown once projects are listed.
  const code = uuid === undefined ? '' : await readCode(page, 'bob@example.org')
  const leaving = { origin, ...bearer(await signIn(page, holder)).headers }
  return new Map<string, Parts | (() => Promise<Parts>)>([
    ['callRpc', { query: { chainId }, body: [{ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' }] }],
    ['getSupportedChains', {}],
    ['getEsplora', { params: { chainId: bitcoin, path: 'blocks/tip/height' } }],
    ['sendBitcoinTransaction', { params: { chainId: bitcoin }, body: '0200' }],
    ['getIdentity', { params: { address: owner } }],
    ['registerName', async () => ({ body: await signNameRequest(holder, { name, attributes: { bio: 'hi' } }) })],
    [
      'updateNameAttributes',
      async () => ({ params: { name }, body: await signNameRequest(holder, { attributes: { bio: 'there' } }) }),
    ],
    [
      'updateNameAddress',
      async () => ({
        params: { name },
        body: await signNameRequest(holder, { coin_type: 60, address: holder.address }),
      }),
    ],
    ['getName', { params: { name } }],
    ['getNamesOfAddress', { params: { address: holder.address } }],
    ['suggestNames', { params: { name: 'alice' } }],
    ['getBalance', { params: { address: owner }, query: { currency: 'usd', sv: 'react-1' } }],
    ['getFungiblePrice', { body: { projectId: 'p', currency: 'usd', addresses: [token] } }],
    ['getHistory', { params: { address: owner } }],
    ['getNfts', { params: { address: owner }, query: { chainId } }],
    ['getSwapTokens', { query: { chainId } }],
    ['getSwapQuotes', { query: swap }],
    ['buildSwapApproval', { query: swap }],
    [
      'buildSwapTransaction',
      { body: { ...swap, userAddress: account, eip155: { slippage: 1 }, disableEstimate: true } },
    ],
    ['getGasPrice', { query: { chainId } }],
    ['getSwapAllowance', { query: { tokenAddress: token, userAddress: account } }],
    ['getOnrampOptions', {}],
    ['getOnrampQuote', { body: { ...quoting, network: 'local-one' } }],
    ['getOnrampBuyOptions', { query: { country: 'DE' } }],
    ['getOnrampBuyQuotes', { query: { ...buying, country: 'DE' } }],
    ['getOnrampUrl', { body: { destinationWallets: [{ address: owner }], partnerUserId: 'u' } }],
    ['getExchanges', {}],
    [
      'createExchangePayment',
      {
        params: { exchange: 'sandbox' },
        body: { paymentId: 'order-1', chainId, asset: 'native', amount: '1', recipient: owner },
      },
    ],
    ['getExchangePayment', { params: { exchange: 'sandbox', paymentId: 'order-1' } }],
    ['createSession', create],
    ['listSessions', { params: { account } }],
    ['activateSession', { params: { account }, body: { pci, context: '0xab', ...terms } }],
    ['getSessionContext', { params: { account }, query: { pci } }],
    ['signUserOperation', { params: { account }, body: { pci, userOp } }],
    ['revokeSession', { params: { account }, body: { pci } }],
    ['callBundler', { query: { chainId }, body: { method: 'eth_getUserOperationReceipt', params: ['0x'] } }],
    ['callPaymaster', { query: { chainId }, body: { method: 'pm_getPaymasterData', params: ['0x'] } }],
    ['getAuthNonce', { headers: { origin } }],
    ['authenticate', { headers: { origin, ...nonce }, body: signedMessage }],
    ['getSignedIn', { headers: signedIn }],
    ['setAccountMetadata', { headers: signedIn, body: { metadata: { theme: 'dark' } } }],
    ['signOut', { headers: leaving }],
    ['getAuthKeys', {}],
    ['sendOtp', { headers: { origin }, body: { email: 'alice@example.org', account } }],
    ['checkOtp', { headers: { origin }, body: { uuid, code } }],
    ['getEmail', { headers: signedIn }],
    ['deleteEmail', { headers: signedIn }],
    ['getWallets', { query: { page: '1', entries: '3' } }],
    ['getAllowedOrigins', {}],
    ['getProjectConfig', {}],
    ['getProjectLimits', {}],
    ['getAnalyticsConfig', {}],
    ['sendEvent', { body: event }],
    ['sendEvents', { body: [event] }],
  ])
}

function find(id: string): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.id === id)
  if (found === undefined) throw new Error(`the contract has no ${id}`)
  return found
}

/** Returns the schema without additional properties in any object. */
function strict(schema: z.ZodType): z.ZodType {
  const closed = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(closed)
    if (typeof node !== 'object' || node === null) return node
    const entries = Object.entries(node).map(([key, value]): [string, unknown] => [key, closed(value)])
    const whole = Object.fromEntries(entries)
    // Loose objects declare it themselves.
    if (whole['type'] === 'object' && whole['additionalProperties'] === undefined) whole['additionalProperties'] = false
    return whole
  }
  return z.fromJSONSchema(closed(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })) as never)
}

it.each(endpointsByArea)(
  'every endpoint responds to a valid request with exactly the fields of the contract: %s',
  async (_, members) => {
    const { port } = await start()
    const good = await goodRequests(port)
    expect([...good.keys()].sort()).toEqual(endpoints.map(({ id }) => id).sort())
    for (const id of good.keys()) {
      const endpoint = find(id)
      if (!members.includes(endpoint)) continue
      const { status, body, requestId } = await ask(port, requestedOf(endpoint, await partsOf(good, endpoint)))
      expect(status, `${id}: ${JSON.stringify(body)}`).toBe(endpoint.status)
      expect(strict(endpoint.answer).safeParse(body).error, `${id}: ${JSON.stringify(body)}`).toBeUndefined()
      expect(requestId).toMatch(uuid4)
    }
  },
)

it.each(endpointsByArea)(
  'every endpoint responds to any input in time, within the contract and without a server error: %s',
  async (_, members) => {
    const { port } = await start()
    const good = await goodRequests(port)
    const faults: string[] = []
    for (const endpoint of members) {
      const { params = {}, query = {}, body: goodBody, headers } = await partsOf(good, endpoint)
      const statuses = statusesOf(endpoint)
      const partly = (whole: object) =>
        fc.record(
          Object.fromEntries(
            Object.entries(whole).map(([name, value]) => [
              name,
              fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, hostileText),
            ]),
          ),
        )
      const requested = fc.record({
        params: partly(params),
        query: fc.oneof(partly(query), hostileArbitrary(endpoint.query)),
        twice: fc.array(
          fc.tuple(fc.constantFrom('chainId', 'projectId', '__proto__', ...Object.keys(query)), hostileText),
          {
            maxLength: 2,
          },
        ),
        body: fc.oneof(
          { weight: 6, arbitrary: hostileArbitrary(endpoint.body) },
          { weight: 1, arbitrary: fc.constant(goodBody) },
        ),
        broken: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: hostileText }),
      })
      const outcome = await fc.check(
        fc.asyncProperty(requested, async (given) => {
          const search = new URLSearchParams([
            ['projectId', 'p'],
            ...Object.entries(given.query ?? {}).map(([name, value]): [string, string] => [name, textOf(value)]),
            ...given.twice,
          ])
          const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
            wellFormed((given.params as Record<string, string>)[name] ?? 'x'),
          )
          const startedMs = performance.now()
          const { status, body, text, requestId } = await ask(port, {
            method: endpoint.method,
            path: `${path}?${search.toString().slice(0, 12_000)}`,
            body: !['GET', 'DELETE'].includes(endpoint.method)
              ? (given.broken ?? JSON.stringify(given.body) ?? '')
              : undefined,
            headers: { origin: pageOrigin, ...headers },
          })
          const about = `${endpoint.id} ${status}: ${text.slice(0, 300)}`
          expect(performance.now() - startedMs, about).toBeLessThan(answerLimitMs)
          expect(requestId, about).toMatch(uuid4)
          expect(status, about).toBeLessThan(500)
          // An empty path segment, or one that leads elsewhere, is not a call.
          if (text === 'Not found' || Object.values(given.params).some((part) => /^\.{0,2}$/.test(String(part)))) return
          expect(statuses, about).toContain(status)
          if (status < 300) return
          if (typeof body !== 'string' && endpoint.id !== 'callRpc')
            expect(errorBody.strict().parse(body)).toEqual(body)
        }),
        { numRuns: runs },
      )
      if (outcome.failed) faults.push(fc.defaultReportMessage(outcome) ?? endpoint.id)
    }
    expect(faults.join('\n')).toBe('')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  },
)

it('every endpoint refuses deeply nested bodies in every position', async () => {
  const { port } = await start()
  const good = await goodRequests(port)
  const bombs = ['['.repeat(20_000) + ']'.repeat(20_000), `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`]
  const faults: string[] = []
  for (const endpoint of endpoints) {
    const { body, ...rest } = await partsOf(good, endpoint)
    if (endpoint.body.type === 'undefined') continue
    const members = typeof body === 'object' && body !== null ? Object.keys(body) : []
    for (const bomb of bombs) {
      const texts = members.map((name) => JSON.stringify({ ...(body as object), [name]: '*' }).replace('"*"', bomb))
      for (const text of [bomb, ...texts]) {
        const { status, requestId } = await ask(port, { ...requestedOf(endpoint, { ...rest, body }), body: text })
        expect(requestId).toMatch(uuid4)
        if (status < 400 || status >= 500) faults.push(`${endpoint.id} ${status}`)
      }
    }
  }
  expect(faults).toEqual([])
})

it('every endpoint refuses null characters in every position, because databases cannot store them', async () => {
  const { port } = await start()
  const good = await goodRequests(port)
  const faults: string[] = []
  for (const endpoint of endpoints) {
    const parts = await partsOf(good, endpoint)
    const corrupted = ['params', 'query', 'body'].flatMap((place) => {
      const part = parts[place as keyof Parts]
      if (typeof part !== 'object' || part === null) return []
      return Object.keys(part).map((name) => requestedOf(endpoint, { ...parts, [place]: { ...part, [name]: 'a\0b' } }))
    })
    for (const requested of [...corrupted, requestedOf(endpoint, parts, 'a\0b')]) {
      const { status } = await ask(port, requested)
      if (status >= 500) faults.push(`${endpoint.id} ${status} ${requested.path}`)
    }
  }
  expect(faults).toEqual([])
})

it('every endpoint admits only known projects and only from their origins, for every request', async () => {
  const { port } = await start({ projects: [{ id: 'p', allowedOrigins: [pageOrigin] }], auth: {} })
  const good = await goodRequests(port, pageOrigin)
  for (const endpoint of endpoints) {
    const parts = await partsOf(good, endpoint)
    const unknown = await ask(port, withoutProject(requestedOf(endpoint, parts, '__proto__')))
    const requested = requestedOf(endpoint, parts)
    const elsewhere = { ...requested, headers: { ...requested.headers, origin: 'https://app.example.evil.example' } }
    const foreign = await ask(port, elsewhere)
    if (endpoint.access === 'public') {
      expect([401, 403].includes(foreign.status) && foreign.text.includes('origin'), endpoint.id).toBe(false)
      continue
    }
    expect(unknown.status, endpoint.id).toBe(401)
    expect(unknown.body).toMatchObject({ status: 'FAILED', reasons: [{ field: 'authentication' }] })
    expect(foreign.status, endpoint.id).toBe(403)
    expect(foreign.body).toMatchObject({ status: 'FAILED', reasons: [{ field: 'origin' }] })
  }
})

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Encodes a path segment that no client would strip. */
function wellFormed(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).slice(0, 2000)
}

function withoutProject(requested: Requested): Requested {
  return { ...requested, body: requested.body?.replace('"projectId":"p",', '') }
}

/** A method that no call of the path has. */
function methodOfNone({ path }: Endpoint): string {
  const known = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method as string)
  return ['PUT', 'POST', 'PATCH'].find((method) => !known.includes(method)) ?? ''
}

it('the API accepts the methods of the contract, bodies up to 2 MB, and the preflight of every call', async () => {
  const { port } = await start()
  const good = await goodRequests(port)
  const large = 'x'.repeat(2 * 1024 * 1024 + 1)
  for (const endpoint of endpoints) {
    const requested = requestedOf(endpoint, await partsOf(good, endpoint))
    const wrong = await ask(port, { ...requested, method: methodOfNone(endpoint) })
    expect([404, 405], endpoint.id).toContain(wrong.status)
    const headers = { origin: pageOrigin, 'access-control-request-method': endpoint.method }
    const preflight = await fetch(`http://127.0.0.1:${port}${requested.path}`, { method: 'OPTIONS', headers })
    expect(preflight.status, endpoint.id).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain(endpoint.method)
    const asks = endpoint.access === 'session' ? ['authorization'] : Object.keys(endpoint.headers)
    for (const name of ['x-project-id', ...asks])
      expect(preflight.headers.get('access-control-allow-headers')?.split(','), endpoint.id).toContain(name)
    expect(preflight.headers.get('x-request-id')).toMatch(uuid4)
    if (endpoint.body.type === 'undefined') continue
    expect((await ask(port, { ...requested, body: large })).status, endpoint.id).toBe(413)
    const chunked = { ...requested, body: large, headers: { ...requested.headers, 'transfer-encoding': 'chunked' } }
    expect((await ask(port, chunked)).status, endpoint.id).toBe(413)
  }
})
