import { type EvmDevnet, startEvm } from '@kit/devnet'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSupportedChains } from '../../contract/rpcEndpoints.js'
import { anyText } from '../../testing/anyText.js'
import { closedUrl, startNode, until } from '../../testing/startNode.js'
import { startTestServer } from '../../testing/startTestServer.js'

const chainId = 'eip155:31337'
const call = (method: string, params: unknown = [], id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })

const post = (url: string, query: string, body: string) =>
  fetch(`${url}/v1${query}`, { method: 'POST', body, headers: { 'content-type': 'text/plain' } })

const good = { eth_blockNumber: '0x2a', eth_call: '0x1' }

describe('POST /v1', () => {
  it('forwards calls to the node of the chain and returns its response, for any content type', async () => {
    const node = await startNode(good)
    const { url } = await startTestServer({ chains: { [chainId]: node.url } })
    for (const path of [
      `?chainId=${chainId}&projectId=p`,
      `/?chainId=${encodeURIComponent(chainId)}&source=x&st=a&sv=b`,
    ]) {
      const response = await post(url, path, call('eth_call', [path]))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch('application/json')
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(await response.text()).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
    }
    expect(node.bodies).toContain(call('eth_call', [`?chainId=${chainId}&projectId=p`]))
  })

  it('responds locally to calls it can answer, single and in batches', async () => {
    const { url } = await startTestServer({ chains: { [chainId]: await closedUrl() } })
    const known = { eth_chainId: '0x7a69', net_version: '31337', net_listening: true }
    const ask = async (body: string) => (await post(url, `?chainId=${chainId}`, body)).json()
    for (const [method, result] of Object.entries(known)) {
      expect(await ask(call(method, [], 'x'))).toEqual({ jsonrpc: '2.0', id: 'x', result })
    }
    const batch = Object.keys(known).map((method) => call(method))
    expect(await ask(`[${batch}]`)).toEqual(Object.values(known).map((result) => ({ jsonrpc: '2.0', id: 1, result })))
  })

  it('forwards the status of a node that returns errors with 400', async () => {
    const error = '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid"}}'
    const node = await startNode({}, (_, response) => response.writeHead(400).end(error))
    const { url } = await startTestServer({ chains: { [chainId]: node.url } })
    const response = await post(url, `?chainId=${chainId}`, call('eth_call'))
    expect([response.status, await response.json()]).toEqual([400, JSON.parse(error)])
  })

  it('accepts batches of up to 1000', async () => {
    const node = await startNode(good)
    const { url } = await startTestServer({ chains: { [chainId]: node.url } })
    const batch = (size: number) =>
      JSON.stringify(Array.from({ length: size }, (_, id) => ({ id, method: 'eth_call', params: [id] })))
    const response = await post(url, `?chainId=${chainId}`, batch(1000))
    const answers = (await response.json()) as { id: number }[]
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 1000 }, (_, id) => id))
    expect((await post(url, `?chainId=${chainId}`, batch(1001))).status).toBe(400)
    expect(node.count('eth_call')).toBe(1000)
  })

  it('names a chain that is missing, unknown or without a node', async () => {
    const { url } = await startTestServer({ chains: { [chainId]: await closedUrl() } })
    const missing = await post(url, '?projectId=p', call('eth_call'))
    expect([missing.status, await missing.text()]).toEqual([400, 'Missing query parameter: chainId'])
    const failed = { status: 'FAILED', reasons: [{ field: 'chainId', description: expect.any(String) }] }
    for (const chain of ['eip155:5', 'nonsense', '__proto__', 'constructor']) {
      const unknown = await post(url, `?chainId=${chain}`, call('eth_call'))
      expect([unknown.status, await unknown.json()]).toEqual([400, failed])
    }
    const down = await post(url, `?chainId=${chainId}`, call('eth_call'))
    expect([down.status, await down.json()]).toEqual([503, failed])
  })

  it('serves only listed projects, and bodies up to 2 MiB', async () => {
    const node = await startNode(good)
    const { url } = await startTestServer({ chains: { [chainId]: node.url }, projects: [{ id: 'mine' }] })
    const status = async (query: string, body = call('eth_call')) => (await post(url, query, body)).status
    expect(await status(`?chainId=${chainId}&projectId=mine`)).toBe(200)
    expect(await status(`?chainId=${chainId}&projectId=other`)).toBe(401)
    expect(await status(`?chainId=${chainId}`)).toBe(401)
    const large = call('eth_call', ['x'.repeat(2 * 1024 * 1024 - 100)])
    expect(await status(`?chainId=${chainId}&projectId=mine`, large)).toBe(200)
    expect(await status(`?chainId=${chainId}&projectId=mine`, `${large}${' '.repeat(200)}`)).toBe(413)
  })

  it('lets only the testing project select a node by its name', async () => {
    const [first, second] = [await startNode(good), await startNode({ ...good, eth_call: '0x2' })]
    const upstreams = [first.url, { name: 'second', url: second.url }]
    const { url } = await startTestServer({
      chains: { [chainId]: { upstreams } },
      projects: [{ id: 'test' }, { id: 'other' }],
      identity: { testingProject: 'test' },
    })
    const ask = (project: string, name: string) =>
      post(url, `?chainId=${chainId}&projectId=${project}&providerId=${name}`, call('eth_call'))
    expect(await (await ask('test', 'second')).json()).toMatchObject({ result: '0x2' })
    for (const refused of [await ask('other', 'second'), await ask('test', 'none')]) {
      expect([refused.status, await refused.json()]).toMatchObject([400, { reasons: [{ field: 'providerId' }] }])
    }
    expect((await ask('unknown', 'second')).status).toBe(401)
  })

  it('lists its chains, and requires POST or an upgrade', async () => {
    const node = await closedUrl()
    const { url } = await startTestServer({
      chains: { 'eip155:1': node, 'eip155:10': { upstreams: [{ url: node, wsUrl: 'ws://127.0.0.1:1' }] } },
      projects: [{ id: 'mine' }],
    })
    const response = await fetch(`${url}/v1/supported-chains`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=86400')
    const chains = await response.json()
    expect(getSupportedChains.answer.parse(chains)).toEqual({ http: ['eip155:1', 'eip155:10'], ws: ['eip155:10'] })
    for (const path of ['/v1?chainId=eip155:1', '/v1/', '/ws']) expect((await fetch(url + path)).status).toBe(426)
  })
})

describe('POST /v1 over a real node', () => {
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
    await chain.rpc('anvil_mine', '0x50')
  })
  afterAll(() => chain.stop())

  const start = () =>
    startTestServer({
      chains: { [chainId]: { upstreams: [chain.url], blockTimeMs: 60_000, methods: ['*'] } },
      rateLimits: { enabled: false },
    })
  const direct = async (body: string) =>
    (await fetch(chain.url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).json()

  const address = fc.constantFrom(
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '0x0000000000000000000000000000000000000001',
    'x',
  )
  const block = fc.constantFrom('latest', '0x1', '0x2', 'earliest', '0x4f', '0xffff', 'safe', { blockNumber: '0x1' })
  const question = fc.oneof(
    fc.tuple(fc.constant('eth_getBalance'), fc.tuple(address, block)),
    fc.tuple(fc.constant('eth_getTransactionCount'), fc.tuple(address, block)),
    fc.tuple(fc.constant('eth_getBlockByNumber'), fc.tuple(block, fc.boolean())),
    fc.tuple(
      fc.constant('eth_call'),
      fc.tuple(fc.record({ to: address, data: fc.constantFrom('0x', '0x06fdde03', 1) }), block),
    ),
    fc.tuple(
      fc.constantFrom('eth_blockNumber', 'eth_chainId', 'net_version', 'net_listening', 'eth_nonsense'),
      fc.constant([]),
    ),
    fc.tuple(fc.constant('eth_getTransactionReceipt'), fc.tuple(fc.constant(`0x${'1'.repeat(64)}`))),
  )
  const id = fc.oneof(fc.integer(), fc.string(), fc.constantFrom(0, -1, 'a"b', '\u2028'))
  const batch = fc.array(fc.tuple(question, id), { minLength: 1, maxLength: 40 })

  it('responds to any batch like the node to its calls one by one, in order and with their IDs', async () => {
    const { url } = await start()
    await fc.assert(
      fc.asyncProperty(batch, async (requested) => {
        const calls = requested.map(([[method, params], callId]) => ({ jsonrpc: '2.0', id: callId, method, params }))
        const expected = []
        for (const one of calls) expected.push(await direct(JSON.stringify(one)))
        const given = await (await post(url, `?chainId=${chainId}`, JSON.stringify(calls))).json()
        expect(given).toEqual(expected)
        const [first] = calls
        expect(await (await post(url, `?chainId=${chainId}`, JSON.stringify(first))).json()).toEqual(expected[0])
      }),
      { numRuns: 40 },
    )
  })

  it('shows a transaction that it sent in the next read', async () => {
    const { url } = await start()
    const ask = async (method: string, params: unknown[]) =>
      ((await (await post(url, `?chainId=${chainId}`, call(method, params))).json()) as { result: string }).result
    const to = '0x00000000000000000000000000000000000000aa'
    const from = chain.accounts[0]?.address
    for (const expected of ['0x1', '0x2']) {
      await ask('eth_getBalance', [to, 'latest'])
      const hash = await ask('eth_sendTransaction', [{ from, to, value: '0x1' }])
      // The node returns the hash before the block exists.
      await expect.poll(() => ask('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
      expect(await ask('eth_getBalance', [to, 'latest'])).toBe(expected)
    }
  })

  it('keeps a filter of the node alive across requests', async () => {
    const { url } = await startTestServer({ chains: { [chainId]: [chain.url, `${chain.url}/`] } })
    const ask = async (method: string, params: unknown[]) =>
      ((await (await post(url, `?chainId=${chainId}`, call(method, params))).json()) as { result: unknown }).result
    const filter = await ask('eth_newBlockFilter', [])
    await chain.rpc('anvil_mine', '0x2')
    expect(await ask('eth_getFilterChanges', [filter])).toHaveLength(2)
    expect(await ask('eth_getFilterChanges', [filter])).toEqual([])
    expect([await ask('eth_uninstallFilter', [filter]), await ask('eth_uninstallFilter', [filter])]).toEqual([
      true,
      false,
    ])
  })

  it('continues while nodes come and go, and loses no response', async () => {
    const url = `${chain.url}/`
    const flaky = await startNode({}, async (request, response) => {
      if (flaky.bodies.length % 2 === 0) return request.socket.destroy()
      response.writeHead(500).end()
    })
    const server = await startTestServer({ chains: { [chainId]: [flaky.url, url] }, rateLimits: { enabled: false } })
    const asks = Array.from({ length: 200 }, async (_, at) => {
      const response = await post(
        server.url,
        `?chainId=${chainId}`,
        call('eth_getBalance', ['0x0000000000000000000000000000000000000001', `0x${(at % 60).toString(16)}`], at),
      )
      return ((await response.json()) as { id: number; result: string }).id
    })
    expect(await Promise.all(asks)).toEqual(asks.map((_, at) => at))
    await until(() => flaky.bodies.length > 0)
  })

  it('responds to any body with a JSON-RPC response or a refusal, never with a server error', async () => {
    const { url } = await start()
    const nearly = fc.oneof(
      anyText(),
      fc.json(),
      fc.array(fc.jsonValue(), { maxLength: 10 }).map((value) => JSON.stringify(value)),
      batch.map((requested) =>
        JSON.stringify(requested.map(([[method, params], callId]) => ({ id: callId, method, params }))),
      ),
      fc
        .record({
          id: fc.jsonValue(),
          method: fc.oneof(
            fc.string(),
            fc.constantFrom('eth_call', 'eth_newFilter', 'eth_getFilterChanges', 'getAddressBalance', '__proto__'),
          ),
          params: fc.jsonValue(),
        })
        .map((value) => JSON.stringify(value)),
      fc.tuple(batch, fc.nat(200)).map(([requested, at]) => JSON.stringify(requested).slice(0, at)),
      fc.nat(5000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    )
    await fc.assert(
      fc.asyncProperty(
        nearly,
        fc.constantFrom(`?chainId=${chainId}`, `?chainId=${chainId}&sessionId=%00`, '?chainId=%ff'),
        async (body, query) => {
          const response = await post(url, query, body)
          expect([200, 400]).toContain(response.status)
          const text = await response.text()
          if (text !== '' && !/^(Invalid|Missing) query/.test(text)) JSON.parse(text)
        },
      ),
      { numRuns: 300 },
    )
  })
})
