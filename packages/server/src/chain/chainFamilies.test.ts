import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { composeServer } from '../composeServer.js'
import { parseConfig } from '../config/parseConfig.js'
import { createLog } from '../platform/log/createLog.js'
import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { createNoTracing } from '../platform/tracing/Tracing.js'
import { startNode } from '../testing/startNode.js'
import { temporaryDirectory, testConfig } from '../testing/startTestServer.js'
import { chainFamilies } from './chainFamilies.js'
import type { ChainFamily } from './families/ChainFamily.js'
import { rpcResult } from './gateway/call/RpcReply.js'

const moonAccount = 'moon1alice'

/** An unknown family whose nodes support three methods. */
const moon: ChainFamily = {
  namespace: 'moon',
  safeMethods: [['moon_', 'height balance']],
  cacheRules: [[{ by: 'constant' }, 'moon_balance']],
  methods: { reads: /^moon_(height|balance)$/, sends: /^moon_send$/ },
  height: { method: 'moon_height', read: Number },
  async addressBalance(address, { read }) {
    const reply = await read('moon_balance', [address])
    return reply.kind === 'error' ? reply : rpcResult(String(reply.value ?? JSON.parse(reply.text)))
  },
  parseAddress: (text) => (/^moon1[a-z]+$/.test(text) ? text : undefined),
  nativeMarker: 'dust',
  nativeCurrency: { name: 'Moondust', symbol: 'DUST', decimals: 2 },
  createHoldingReader: ({ chains, tokens }) => ({
    async read(chain, account) {
      const token = tokens.listed({ chain, address: 'native' })
      const amount = await chains.call(chain, 'moon_balance', [account])
      return token === undefined ? [] : [{ token, amount: BigInt(String(amount)) }]
    },
  }),
  createHistoryReader: () => async () => ({ rows: [], isLast: true }),
  createIdentityReader: () => async () => ({ name: 'alice.moon', avatar: null, resolvedAtMs: 0, freshUntilMs: 0 }),
  addRoutes: (app) => void app.get('/v1/moon/phase', (c) => c.json({ phase: 'full' })),
}

it('the server serves a new family after one more entry in the table', async () => {
  const node = await startNode({ moon_height: 7, moon_balance: 1234, moon_wipe: true })
  const families = [...chainFamilies, moon]
  const input = await testConfig({
    dataDir: temporaryDirectory(),
    chains: { 'moon:1': { upstreams: [node.url] } },
    prices: { fixed: { 'moon:1': 2 } },
  })
  const { app, backend, gateway, readiness, relay } = await composeServer({
    config: parseConfig(
      input,
      families.map(({ namespace }) => namespace),
    ),
    log: createLog('silent'),
    now: Date.now,
    metrics: createNoMetrics(),
    tracing: createNoTracing(),
    publicUrl: () => '',
    families,
  })
  onTestFinished(async () => {
    await relay.close(0)
    gateway.close()
    await backend.close()
  })
  const ask = async (path: string, init?: RequestInit) => {
    const request = new Request(`http://server.example${path}`, init)
    return (await app.fetch(request, { incoming: { socket: {} } })).json()
  }
  const rpc = (method: string, params: unknown[] = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    return ask('/v1?chainId=moon:1&projectId=p', { method: 'POST', body })
  }

  expect(await rpc('moon_height')).toMatchObject({ result: 7 })
  expect(await rpc('moon_wipe')).toMatchObject({ error: { code: -32_601 } })
  expect(await rpc('getAddressBalance', [moonAccount])).toMatchObject({ result: '1234' })
  expect(await rpc('moon_balance', [moonAccount])).toMatchObject({ result: 1234 })
  expect(node.count('moon_balance')).toBe(1)
  expect(await readiness.missing()).toEqual([])
  const inDollars = '&projectId=p&currency=usd'
  expect(await ask(`/v1/account/${moonAccount}/balance?chainId=moon:1${inDollars}`)).toEqual({
    balances: [
      {
        name: 'Moondust',
        symbol: 'DUST',
        chainId: 'moon:1',
        value: 24.68,
        price: 2,
        quantity: { decimals: '2', numeric: '12.34' },
        iconUrl: '',
      },
    ],
  })
  const price = { method: 'POST', body: '{"projectId":"p","currency":"usd","addresses":["moon:1:dust"]}' }
  expect(await ask('/v1/fungible/price', price)).toMatchObject({ fungibles: [{ symbol: 'DUST', price: 2 }] })
  expect(await ask(`/v1/account/${moonAccount}/history?projectId=p`)).toEqual({ data: [], next: null })
  expect(await ask(`/v1/identity/${moonAccount}?projectId=p`)).toMatchObject({ name: 'alice.moon' })
  expect(await ask('/v1/moon/phase')).toEqual({ phase: 'full' })
})

it('the table is the only place that distinguishes families', () => {
  const folder = join(import.meta.dirname, '..')
  const names = chainFamilies.map(({ namespace }) => namespace).join('|')
  const reported = new RegExp(`['"\`](${names})[:'"\`]`)
  // Exceptions: the contract has family-specific calls, examples and defaults are data, and the embedded wallet has accounts of two
  // families.
  const apart =
    /^(contract|chain\/families|testing|wallet)\/|\.test\.ts$|config\/(developmentChains|frameNetworks)\.data\.ts$|directory\//
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((path) => path.endsWith('.ts') && !apart.test(path))
    .filter((path) => reported.test(readFileSync(join(folder, path), 'utf8').replaceAll(/^\s*(\*|\/\*|\/\/).*$/gm, '')))
  expect(found).toEqual([])
})
