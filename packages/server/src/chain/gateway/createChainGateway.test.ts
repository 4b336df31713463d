import { describe, expect, it } from 'vitest'
import { closedUrl, startNode, until } from '../../testing/startNode.js'
import { chainFamilies } from '../chainFamilies.js'
import { resultOf } from '../chains/RpcFailure.js'
import { parseRpcRequest } from './call/parseRpcRequest.js'
import { type ChainGatewayOptions, createChainGateway, NoUpstreamResponded } from './createChainGateway.js'

const chainId = 'eip155:31337'
const call = (method: string, params: unknown = [], id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })
const ok = (result: unknown, id: unknown = 1) => JSON.stringify({ jsonrpc: '2.0', id, result })
const limited = () => {
  throw { code: -32_005, message: 'rate limit exceeded' }
}

type More = Partial<ChainGatewayOptions> & {
  readonly chain?: string
  readonly blockTimeMs?: number
  readonly methods?: string[]
  readonly maxBatch?: number
  readonly priority?: number
}

/** Short limits for nodes that should time out soon. */
const short = { tryMs: 400, totalMs: 1500 }

/** A gateway to these nodes. */
function gatewayOver(urls: readonly string[], { chain = chainId, blockTimeMs = 60_000, ...more }: More = {}) {
  const { methods, maxBatch = 1000, priority, ...options } = more
  const upstreams = urls.map((url) => ({ url, maxBatch, priority }))
  const gateway = createChainGateway({
    chains: { [chain]: { upstreams, blockTimeMs, methods } },
    families: chainFamilies,
    now: Date.now,
    // Only tests of silent nodes depend on time.
    tryMs: 30_000,
    totalMs: 55_000,
    ...options,
  })
  const answered = async (requested: Promise<{ body: string }>) => {
    try {
      return (await requested).body
    } catch (error) {
      if (error instanceof NoUpstreamResponded) return error.attempts
      throw error
    }
  }
  return {
    gateway,
    serve: (body: string, options = {}) => answered(gateway.serve(chain, parseRpcRequest(body), options)),
    ask: (method: string, params: unknown) => gateway.ask(chain, [{ method, params }]),
  }
}

const goodResponses = {
  eth_blockNumber: '0x10',
  eth_call: '0x1',
  eth_sendRawTransaction: '0xhash',
  eth_sendTransaction: '0xhash',
}

describe('chain with several nodes', () => {
  it.each([
    ['refuses the connection', () => closedUrl().then((url) => ({ url }))],
    ['answers 500', () => startNode({}, (_, response) => response.writeHead(500).end())],
    ['answers 429', () => startNode({}, (_, response) => response.writeHead(429).end('{"error":{}}'))],
    ['answers a page', () => startNode({}, (_, response) => response.end('<html>maintenance</html>'))],
    ['responds with invalid JSON-RPC', () => startNode({}, (_, response) => response.end('{"hello":1}'))],
    ['answers an empty list', () => startNode({}, (_, response) => response.end('[]'))],
    ['returns an empty response', () => startNode({}, (_, response) => response.end())],
    [
      'breaks off',
      () =>
        startNode({}, (_, response) =>
          response.writeHead(200, { 'content-length': 90 }).write('{"js', () => response.destroy()),
        ),
    ],
    [
      'breaks off without a length',
      () => startNode({}, (_, response) => response.write('{"js', () => response.destroy())),
    ],
    ['hangs up', () => startNode({}, (request) => request.socket.destroy())],
    ['never answers', () => startNode({}, () => undefined)],
    ['stops in the middle', () => startNode({}, (_, response) => response.write('{"jsonrpc":"2.0",'))],
    ['is limited', () => startNode({ eth_call: limited })],
    [
      'redirects',
      () => startNode({}, (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1' }).end()),
    ],
  ])('tries the next node when one %s', async (_, start) => {
    const good = await startNode(goodResponses)
    const { serve } = gatewayOver([(await start()).url, good.url])
    expect(await serve(call('eth_call'))).toBe(ok('0x1'))
    expect(JSON.parse((await serve(`[${call('eth_call', [1], 7)},${call('eth_call', [2], 8)}]`)) as string)).toEqual([
      JSON.parse(ok('0x1', 7)),
      JSON.parse(ok('0x1', 8)),
    ])
  })

  it('tries a node that just failed only after the others', async () => {
    const broken = await startNode({}, (_, response) => response.writeHead(500).end())
    const good = await startNode(goodResponses)
    const { serve } = gatewayOver([broken.url, good.url])
    for (let turn = 0; turn < 3; turn += 1) expect(await serve(call('eth_call', [turn]))).toBe(ok('0x1'))
    expect(broken.count('eth_call')).toBe(1)
  })

  it('forwards errors of the call itself verbatim', async () => {
    const reverted = { code: -32_000, message: 'execution reverted: rate limit', data: '0x08c379a0' }
    const first = await startNode({
      eth_call: () => {
        throw reverted
      },
    })
    const second = await startNode(goodResponses)
    const { serve } = gatewayOver([first.url, second.url])
    expect(JSON.parse((await serve(call('eth_call'))) as string)).toEqual({ jsonrpc: '2.0', id: 1, error: reverted })
    expect(second.count('eth_call')).toBe(0)
  })

  it('tries another node for a missing block, blames none, and forwards the error if all agree', async () => {
    const without = {
      eth_call: () => {
        throw { code: -32_000, message: 'header not found' }
      },
    }
    const [first, second, third] = [await startNode(without), await startNode(without), await startNode(goodResponses)]
    expect(await gatewayOver([first.url, third.url]).serve(call('eth_call'))).toBe(ok('0x1'))
    const { serve, gateway } = gatewayOver([first.url, second.url])
    for (let turn = 0; turn < 7; turn += 1) expect(await serve(call('eth_call', [turn]))).toMatch('header not found')
    expect(gateway.health().map(({ circuit, errorRate }) => [circuit, errorRate])).toEqual([
      ['closed', 0],
      ['closed', 0],
    ])
  })

  it('tries at most five nodes within its time limit, then fails', async () => {
    const nodes = await Promise.all(
      Array.from({ length: 7 }, () => startNode({}, (_, response) => response.writeHead(502).end())),
    )
    expect(await gatewayOver(nodes.map(({ url }) => url)).serve(call('eth_call'))).toEqual(
      new Array(5).fill('status 502'),
    )
    expect(nodes.map(({ count }) => count('eth_call'))).toEqual([1, 1, 1, 1, 1, 0, 0])
    const silent = await Promise.all(Array.from({ length: 5 }, () => startNode({}, () => undefined)))
    const startedMs = performance.now()
    const { serve } = gatewayOver(
      silent.map(({ url }) => url),
      short,
    )
    const causes = (await serve(call('eth_sendRawTransaction', ['0x01']))) as string[]
    expect(new Set(causes)).toEqual(new Set(['timeout']))
    expect([2, 3, 4]).toContain(causes.length)
    expect(performance.now() - startedMs).toBeGreaterThan(1300)
    expect(silent[4]?.bodies).toEqual([])
  })

  it('hedges with a second node when the first is slower than usual, and drops the slower response', async () => {
    let isSlow = false
    const first = await startNode({ ...goodResponses, eth_call: () => (isSlow ? new Promise(() => undefined) : '0x1') })
    const second = await startNode({ ...goodResponses, eth_call: '0x2' })
    const outcomes: string[] = []
    const { serve } = gatewayOver([first.url, second.url], {
      tryMs: 30_000,
      totalMs: 30_000,
      observer: { onAttempt: ({ upstream, outcome }) => outcomes.push(`${upstream} ${outcome}`) },
    })
    for (let turn = 0; turn < 12; turn += 1) await serve(call('eth_call', [turn]))
    isSlow = true
    expect(await serve(call('eth_call', ['slow']))).toBe(ok('0x2'))
    await until(() => outcomes.includes('0 slow'))
    expect(outcomes).toContain('1 answered')
  })

  it('ranks a node last after it was slower than another repeatedly', async () => {
    let isSlow = false
    const first = await startNode({ ...goodResponses, eth_call: () => (isSlow ? new Promise(() => undefined) : '0x1') })
    const second = await startNode({ ...goodResponses, eth_call: '0x2' })
    const { serve } = gatewayOver([first.url, second.url], { now: () => 0 })
    for (let turn = 0; turn < 12; turn += 1) await serve(call('eth_call', [turn]))
    isSlow = true
    const requested = first.count('eth_call')
    for (let turn = 20; turn < 32; turn += 1) expect(await serve(call('eth_call', [turn]))).toBe(ok('0x2'))
    expect(first.count('eth_call') - requested).toBeLessThan(6)
  })

  it('never hedges a call that may change something', async () => {
    const answers: (() => void)[] = []
    const slow = () => new Promise((resolve) => answers.push(() => resolve('0xhash')))
    const first = await startNode({ eth_sendTransaction: slow, eth_sendRawTransaction: slow })
    const second = await startNode(goodResponses)
    const { serve } = gatewayOver([first.url, second.url], { tryMs: 30_000, totalMs: 30_000 })
    const sent = Promise.all([serve(call('eth_sendTransaction')), serve(call('eth_sendRawTransaction', ['0x01']))])
    await until(() => answers.length === 2)
    // Longer than the hedging delay for an unknown node.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    for (const answer of answers) answer()
    expect(await sent).toEqual([ok('0xhash'), ok('0xhash')])
    expect(second.bodies).toEqual([])
  })

  it('pauses a node that fails repeatedly, and restores it after one successful probe', async () => {
    let nowMs = Date.now()
    let isDown = true
    const flaky = await startNode({}, (_, response) =>
      isDown ? response.writeHead(500).end() : response.end(ok('0x10')),
    )
    const { serve, gateway } = gatewayOver([flaky.url], { now: () => nowMs })
    for (let turn = 0; turn < 5; turn += 1) expect(await serve(call('eth_call'))).toEqual(['status 500'])
    expect(gateway.health()[0]).toMatchObject({ circuit: 'open' })
    // Without another node, one request at a time can still try it.
    const both = [serve(call('eth_call', [1])), serve(call('eth_call', [2]))]
    expect(await Promise.all(both)).toEqual([['status 500'], []])
    isDown = false
    nowMs += 60_000
    expect(await serve(call('eth_call'))).toBe(ok('0x10'))
    expect(gateway.health()[0]).toMatchObject({ circuit: 'closed' })
  })

  it('probes a node in the background, so that callers don’t wait', async () => {
    let nowMs = Date.now()
    let isDown = true
    const flaky = await startNode({}, (_, response) =>
      isDown ? response.writeHead(500).end() : response.end(ok('0x10')),
    )
    const good = await startNode(goodResponses)
    const { serve, gateway } = gatewayOver([flaky.url, good.url], { now: () => nowMs })
    for (let turn = 0; gateway.health()[0]?.circuit !== 'open'; turn += 1) {
      nowMs += 60_000
      expect(await serve(call('eth_call', [turn]))).toBe(ok('0x1'))
      await until(() => flaky.bodies.length > turn)
    }
    const requested = flaky.count('eth_call')
    isDown = false
    nowMs += 60_000
    await serve(call('eth_call', ['again']))
    await until(() => gateway.health()[0]?.circuit === 'closed')
    expect(flaky.count('eth_call')).toBe(requested)
  })

  it('ranks a node last that lags behind in blocks', async () => {
    const behind = await startNode({ ...goodResponses, eth_blockNumber: '0x5', eth_call: '0xold' })
    const ahead = await startNode({ ...goodResponses, eth_blockNumber: '0x64' })
    const { serve, gateway } = gatewayOver([behind.url, ahead.url])
    await serve(call('eth_call', ['first']))
    await until(() => gateway.health()[0]?.lag === 0x64 - 5)
    expect(await serve(call('eth_call', ['second']))).toBe(ok('0x1'))
    expect(gateway.health()).toMatchObject([
      { height: 5, lag: 95 },
      { height: 100, lag: 0 },
    ])
  })

  it('sends no requests of its own while idle', async () => {
    const nodes = [await startNode(goodResponses), await startNode(goodResponses)]
    const { serve } = gatewayOver(
      nodes.map(({ url }) => url),
      { blockTimeMs: 1 },
    )
    await serve(call('eth_call'))
    await until(() => nodes.every(({ count }) => count('eth_blockNumber') === 1))
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(nodes.map(({ count }) => count('eth_blockNumber'))).toEqual([1, 1])
  })

  it('balances load between equal nodes, and keeps a session on its node', async () => {
    const nodes = [await startNode(goodResponses), await startNode(goodResponses)]
    const { serve } = gatewayOver(
      nodes.map(({ url }) => url),
      { priority: 0 },
    )
    for (let turn = 0; turn < 60; turn += 1) await serve(call('eth_call', [turn]))
    const counts = nodes.map(({ count }) => count('eth_call'))
    expect(Math.min(...counts)).toBeGreaterThan(0)
    // Sends are never hedged with a faster second node.
    for (let turn = 0; turn < 20; turn += 1) await serve(call('eth_sendRawTransaction', [turn]), { session: 's' })
    expect(nodes.map(({ count }) => count('eth_sendRawTransaction')).toSorted((a, b) => a - b)).toEqual([0, 20])
  })

  it('uses the named node, and no other', async () => {
    const nodes = [await startNode(goodResponses), await startNode({ ...goodResponses, eth_call: '0x2' })]
    const { serve, gateway } = gatewayOver(nodes.map(({ url }) => url))
    await serve(call('eth_call'))
    expect(await serve(call('eth_call'), { provider: '1' })).toBe(ok('0x2'))
    expect([gateway.hasProvider(chainId, '1'), gateway.hasProvider(chainId, '2')]).toEqual([true, false])
  })
})

describe('sending transactions', () => {
  it('never sends a transaction to a second node when the first may have accepted it', async () => {
    const broken = await startNode({}, (_, response) => response.writeHead(502).end())
    const silent = await startNode({}, () => undefined)
    const dropping = await startNode({}, (request) => request.socket.destroy())
    const second = await startNode(goodResponses)
    for (const first of [broken, silent, dropping]) {
      for (const method of ['eth_sendTransaction', 'some_newMethod']) {
        expect(await gatewayOver([first.url, second.url], short).serve(call(method))).toHaveLength(1)
      }
    }
    expect(second.count('eth_sendTransaction') + second.count('some_newMethod')).toBe(0)
  })

  it('sends a transaction to the next node when none received it, and a signed one whenever the first failed', async () => {
    const second = await startNode(goodResponses)
    const refusing = await closedUrl()
    expect(await gatewayOver([refusing, second.url]).serve(call('eth_sendTransaction'))).toBe(ok('0xhash'))
    const broken = await startNode({}, (_, response) => response.writeHead(502).end())
    const dropping = await startNode({}, (request) => request.socket.destroy())
    const limiting = await startNode({ eth_sendRawTransaction: limited })
    for (const url of [refusing, broken.url, dropping.url, limiting.url]) {
      expect(await gatewayOver([url, second.url]).serve(call('eth_sendRawTransaction', ['0x01']))).toBe(ok('0xhash'))
    }
  })

  it('returns the hash of a signed transaction that the silent first node accepted after all', async () => {
    const raw = '0x02f86b01'
    const first = await startNode({}, (request) => request.socket.destroy())
    const second = await startNode({
      eth_sendRawTransaction: () => {
        throw { code: -32_000, message: 'already known' }
      },
    })
    const { keccak256 } = await import('viem')
    expect(await gatewayOver([first.url, second.url]).serve(call('eth_sendRawTransaction', [raw]))).toBe(
      ok(keccak256(raw)),
    )
    expect(await gatewayOver([second.url]).serve(call('eth_sendRawTransaction', [raw]))).toMatch('already known')
    const strict = await startNode({
      eth_sendRawTransaction: () => {
        throw { code: -32_000, message: 'unknown transaction type' }
      },
    })
    expect(await gatewayOver([first.url, strict.url]).serve(call('eth_sendRawTransaction', [raw]))).toMatch('unknown')
  })

  it.each([
    [chainId, 'eth_sendRawTransaction', -32_000, 'nonce too low', undefined],
    [chainId, 'eth_sendRawTransaction', -32_000, 'insufficient funds for gas * price + value', undefined],
    ['polkadot:a', 'author_submitExtrinsic', 1010, 'Invalid Transaction', 'Transaction is outdated'],
    ['polkadot:a', 'author_submitExtrinsic', 1012, 'Transaction is temporarily banned', undefined],
    ['solana:a', 'sendTransaction', -32_002, 'Transaction simulation failed: Blockhash not found', undefined],
  ])('reports an unknown outcome on %s for %s that a node refuses after a silent one: %i %s', async (...row) => {
    const [chain, method, code, message, data] = row
    const silent = await startNode({}, (request) => request.socket.destroy())
    const second = await startNode({
      [method]: () => {
        throw { code, message, ...(data !== undefined && { data }) }
      },
    })
    const requested = call(method, ['0x02f86b01'])
    expect(await gatewayOver([silent.url, second.url], { chain }).serve(requested)).toEqual(expect.any(Array))
    expect(await gatewayOver([second.url], { chain }).serve(requested)).toMatch(message)
  })

  it('reports an unknown outcome for a Bitcoin transaction whose inputs are missing after a silent node', async () => {
    const silent = await startNode({}, (request) => request.socket.destroy())
    const message = 'sendrawtransaction RPC error: {"code":-25,"message":"bad-txns-inputs-missingorspent"}'
    const second = await startNode({}, (_, response) => response.writeHead(400).end(message))
    const post = (...urls: string[]) =>
      gatewayOver(urls, { chain: 'bip122:a' }).gateway.requestPath('bip122:a', {
        method: 'POST',
        path: '/tx',
        body: '00',
      })
    await expect(post(silent.url, second.url)).rejects.toBeInstanceOf(NoUpstreamResponded)
    expect((await post(second.url)).status).toBe(400)
  })

  it('keeps the order of reads and sends in a batch, and names the call of it without a response', async () => {
    let nonce = 0
    const node = await startNode({
      eth_getTransactionCount: () => nonce,
      eth_sendRawTransaction: () => {
        nonce += 1
        return `0x${nonce}`
      },
    })
    const count = call('eth_getTransactionCount', ['0x', 'pending'])
    const send = call('eth_sendRawTransaction', ['0x01'])
    const { serve } = gatewayOver([node.url])
    const results = JSON.parse((await serve(`[${[count, send, send, count, send, count]}]`)) as string)
    expect(results.map(({ result }: { result: unknown }) => result)).toEqual([0, '0x1', '0x2', 2, '0x3', 3])

    const half = await startNode({}, (_, response) => response.writeHead(500).end())
    const mixed = `[${call('eth_chainId', [], 'a')},${send},${count}]`
    expect(await gatewayOver([half.url]).serve(mixed)).toEqual(['status 500', 'status 500'])
  })
})

describe('filters', () => {
  it('routes filter calls to the node that created the filter, from any replica, also in a batch', async () => {
    const nodes = await Promise.all(
      ['first', 'second'].map((name) =>
        startNode({
          eth_newFilter: '0x1',
          eth_getFilterChanges: ([id]: [string]) => [name, id],
          eth_uninstallFilter: ([id]: [string]) => id === '0x1',
        }),
      ),
    )
    const urls = nodes.map(({ url }) => url)
    const made = [gatewayOver(urls), gatewayOver(urls, { priority: 0, random: () => 0.5 })]
    const make = async (session: string) =>
      JSON.parse((await made[1]?.serve(call('eth_newFilter'), { session })) as string)
    const ids = new Map<string, string>()
    for (let turn = 0; ids.size < 2; turn += 1) {
      const { result } = await make(String(turn))
      const [{ result: changes }] = JSON.parse(
        (await made[0]?.serve(`[${call('eth_getFilterChanges', [result])}]`)) as string,
      )
      expect(changes[1]).toBe('0x1')
      ids.set(changes[0], result)
    }
    const batch = [...ids.values()].map((id) => call('eth_getFilterChanges', [id]))
    const answers = JSON.parse((await made[0]?.serve(`[${batch}]`)) as string)
    expect(answers.map(({ result }: { result: string[] }) => result[0])).toEqual([...ids.keys()])
    for (const id of ids.values()) expect(await made[0]?.serve(call('eth_uninstallFilter', [id]))).toBe(ok(true))
    expect(await made[0]?.serve(call('eth_uninstallFilter', ['0x77']))).toBe(ok(false))
  })
})

describe('response cache', () => {
  const block = (number: string) => ({ number, hash: '0xaa' })
  const chain = {
    eth_blockNumber: '0x100',
    eth_getBlockByNumber: ([number]: [string]) => block(number),
    eth_getBalance: '0x5',
    eth_getTransactionReceipt: ([hash]: [string]) => (hash === '0xnone' ? null : { blockNumber: hash }),
    eth_sendRawTransaction: '0xhash',
    anvil_setBalance: null,
  }

  it('caches immutable data, and current state only for the time of a block', async () => {
    let nowMs = Date.now()
    const node = await startNode(chain)
    const { serve } = gatewayOver([node.url], { now: () => nowMs, blockTimeMs: 12_000 })
    await serve(call('eth_blockNumber'))
    const deep = ['eth_getBlockByNumber', ['0x10', false]] as const
    const present = ['eth_getBalance', ['0xabc', 'latest']] as const
    for (const [method, params] of [deep, present]) {
      const first = await serve(call(method, params, 1))
      expect(await serve(call(method, params, 'two'))).toBe((first as string).replace('"id":1', '"id":"two"'))
      expect(node.count(method)).toBe(1)
    }
    nowMs += 12_001
    await serve(call(...deep))
    await serve(call(...present))
    expect([node.count('eth_getBlockByNumber'), node.count('eth_getBalance')]).toEqual([1, 2])
  })

  it('drops current state with each new block and each sent transaction', async () => {
    let tip = 0x100
    const node = await startNode({ ...chain, eth_blockNumber: () => `0x${tip.toString(16)}` })
    const { serve } = gatewayOver([node.url])
    const requested = async () => {
      await serve(call('eth_getBalance', ['0xabc', 'latest']))
      return node.count('eth_getBalance')
    }
    await serve(call('eth_blockNumber'))
    expect([await requested(), await requested()]).toEqual([1, 1])
    await serve(call('eth_sendRawTransaction', ['0x01']))
    expect([await requested(), await requested()]).toEqual([2, 2])
    await serve(call('eth_getTransactionReceipt', ['0x101']))
    expect([await requested(), await requested()]).toEqual([3, 3])
    tip = 0x102
    await serve(call('eth_call', ['not kept, so it is asked']))
    await serve(call('anvil_setBalance', []))
    expect(await requested()).toBe(4)
  })

  it('caches nothing that is missing, pending or replaceable, and no error', async () => {
    const node = await startNode({
      ...chain,
      eth_call: () => {
        throw { code: 3, message: 'execution reverted' }
      },
    })
    const { serve } = gatewayOver([node.url], { blockTimeMs: 1 })
    await serve(call('eth_blockNumber'))
    const asks: [string, unknown[]][] = [
      ['eth_getTransactionReceipt', ['0xnone']],
      ['eth_getBalance', ['0xabc', 'pending']],
      ['eth_getBlockByNumber', ['0xf0', false]],
      ['eth_call', [{}, '0x1']],
    ]
    for (const [method, params] of asks) {
      await serve(call(method, params))
      await new Promise((resolve) => setTimeout(resolve, 3))
      await serve(call(method, params))
      expect([method, node.count(method)]).toEqual([method, 2])
    }
  })

  it('treats a restarted chain as a new one', async () => {
    let tip = '0x1000'
    const node = await startNode({ ...chain, eth_blockNumber: () => tip })
    const { serve } = gatewayOver([node.url], { blockTimeMs: 1 })
    const deep = call('eth_getBlockByNumber', ['0x2', false])
    await serve(call('eth_blockNumber'))
    await serve(deep)
    await serve(deep)
    expect(node.count('eth_getBlockByNumber')).toBe(1)
    tip = '0x5'
    await new Promise((resolve) => setTimeout(resolve, 3))
    await serve(call('eth_blockNumber'))
    await serve(deep)
    expect(node.count('eth_getBlockByNumber')).toBe(2)
  })

  it('dedupes identical concurrent requests, in batches too, with the ID of each caller', async () => {
    const answers: (() => void)[] = []
    const node = await startNode({ eth_call: () => new Promise((resolve) => answers.push(() => resolve('0x1'))) })
    const found: string[] = []
    const { serve } = gatewayOver([node.url], { observer: { onCache: (lookup) => found.push(lookup.found) } })
    const all = [
      serve(call('eth_call', ['same'], 1)),
      serve(call('eth_call', ['same'], 'two')),
      serve(`[${call('eth_call', ['same'], 3)},${call('eth_call', ['same'], 3)}]`),
    ]
    await until(() => answers.length > 0)
    for (const answer of answers) answer()
    expect(await Promise.all(all)).toEqual([ok('0x1', 1), ok('0x1', 'two'), `[${ok('0x1', 3)},${ok('0x1', 3)}]`])
    expect(node.count('eth_call')).toBe(1)
    expect(found).toEqual(['miss', 'joined', 'joined', 'joined'])
  })

  it('bypasses cached current state for requests of the server itself', async () => {
    const node = await startNode(chain)
    const { serve, ask } = gatewayOver([node.url])
    const balance = ['eth_getBalance', ['0xabc', 'latest']] as const
    await serve(call(...balance))
    await ask(...balance)
    await Promise.all([ask(...balance), ask(...balance)])
    expect(node.count('eth_getBalance')).toBe(4)
  })

  it('returns parsed results and errors to the server itself, also from the cache', async () => {
    const reverted = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    const node = await startNode({
      ...chain,
      eth_getTransactionByHash: { value: '0x1' },
      eth_call: () => {
        throw reverted
      },
    })
    const { gateway } = gatewayOver([node.url])
    const transaction = { method: 'eth_getTransactionByHash', params: [`0x${'1'.repeat(64)}`] }
    const calls = [transaction, { method: 'eth_call', params: [{}] }, { method: 'eth_chainId', params: [] }]
    for (let turn = 0; turn < 2; turn += 1) {
      const [found, failed, local] = await gateway.ask(chainId, calls)
      expect(found && resultOf(found)).toEqual({ value: '0x1' })
      expect(failed).toMatchObject({ kind: 'error', ...reverted })
      expect(local && resultOf(local)).toBe('0x7a69')
    }
  })

  it('keeps numbers verbatim', async () => {
    const text = '{"jsonrpc":"2.0","result":{"value":12345678901234567890,"x":1.50},"id":1}'
    const node = await startNode({}, (_, response) => response.end(text))
    const { serve } = gatewayOver([node.url], { chain: 'solana:local' })
    const expected = '{"jsonrpc":"2.0","id":98765432109876543210,"result":{"value":12345678901234567890,"x":1.50}}'
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await serve('{"id":98765432109876543210,"method":"getBalance","params":[]}')).toBe(expected)
    }
  })
})

describe('limits', () => {
  it('truncates a response that is too large with an error, without blaming the node', async () => {
    const node = await startNode({ eth_call: 'x'.repeat(3000) })
    const { serve, gateway } = gatewayOver([node.url], { maxResponseBytes: 2000 })
    expect(JSON.parse((await serve(call('eth_call'))) as string)).toMatchObject({ id: 1, error: { code: -32_000 } })
    expect(gateway.health()[0]).toMatchObject({ errorRate: 0 })
    expect(await gatewayOver([node.url], { maxResponseBytes: 4000 }).serve(call('eth_call'))).toBe(ok('x'.repeat(3000)))
  })

  it('limits how often one cached response fills a batch', async () => {
    const node = await startNode({ eth_call: 'x'.repeat(1000) })
    const { serve } = gatewayOver([node.url], { maxResponseBytes: 5000 })
    const body = (await serve(`[${new Array(100).fill(call('eth_call'))}]`)) as string
    const answers = JSON.parse(body)
    expect(answers).toHaveLength(100)
    expect(answers.filter((answer: object) => 'result' in answer)).toHaveLength(4)
  })

  it('limits concurrent calls to a node', async () => {
    const node = await startNode(goodResponses)
    const { serve } = gatewayOver([node.url], { maxBatch: 10 })
    const calls = Array.from({ length: 35 }, (_, id) => call('eth_call', [id], id))
    expect(await serve(`[${calls}]`)).toBe(`[${calls.map((_, id) => ok('0x1', id))}]`)
    expect(node.bodies.filter((body) => body.includes('eth_call')).map((body) => JSON.parse(body).length)).toEqual([
      10, 10, 10, 5,
    ])
  })

  it('forwards no unlisted method, in no encoding', async () => {
    const node = await startNode({ ...goodResponses, admin_peers: [] })
    const { serve } = gatewayOver([node.url], { methods: ['eth_call'] })
    expect(await serve(call('eth_call'))).toBe(ok('0x1'))
    for (const body of [
      call('admin_peers'),
      '{"id":1,"method":"eth_call","method":"admin_peers"}',
      '{"id":1,"method":"admin_peers","Method":"eth_call"}',
    ]) {
      expect(JSON.parse((await serve(body)) as string).error.code).toBe(-32_601)
    }
    expect(await serve(`{"id":1,"method":"admin_peers"`)).toMatch('Parse error')
    await serve('{"id":1,"method":"eth_call","METHOD":"admin_peers","params":[1]}')
    expect(node.count('admin_peers')).toBe(0)
    expect(node.bodies.join()).not.toMatch(/admin_peers/)
  })
})

describe('invalid calls', () => {
  it('forwards a body that is not JSON verbatim', async () => {
    const node = await startNode(goodResponses)
    expect(await gatewayOver([node.url]).serve('{"id":1,')).toBe(
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}',
    )
    expect(node.bodies).toEqual(['{"id":1,'])
    const broken = await startNode({}, (_, response) => response.writeHead(500).end())
    const { serve, gateway } = gatewayOver([broken.url])
    for (let turn = 0; turn < 9; turn += 1) expect(await serve('{')).toMatch('Parse error')
    expect(gateway.health()[0]).toMatchObject({ circuit: 'closed', errorRate: 0 })
  })

  it('responds to an invalid call at its position, and not to notifications', async () => {
    const node = await startNode(goodResponses)
    const { serve } = gatewayOver([node.url])
    const send = '{"jsonrpc":"2.0","method":"eth_sendRawTransaction","params":["0x01"]}'
    const answers = JSON.parse((await serve(`[1,${call('eth_call')},${send},{"id":"x"}]`)) as string)
    expect(answers.map(({ id, error }: { id: unknown; error?: { code: number } }) => [id, error?.code])).toEqual([
      [null, -32_600],
      [1, undefined],
      ['x', -32_600],
    ])
    expect(node.count('eth_sendRawTransaction')).toBe(1)
    expect(await serve(`[${send}]`)).toBe('')
    expect(await serve(send)).toBe('{"jsonrpc":"2.0","id":null,"result":"0xhash"}')
  })
})
