import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChaosFault } from './ChaosScene.js'
import { until } from './until.js'

/** A node of a chain that can become slow. */
export type SlowNode = {
  /** Chains of a server that uses it. */
  readonly chains: Readonly<Record<string, unknown>>
  /** Returns the faults of the node, for the server at that URL. */
  faults(url: () => string): readonly ChaosFault[]
  close(): Promise<void>
}

type Call = { readonly id: unknown; readonly method: string }

const chain = 'eip155:7'
const balance = '0x2a'
const results: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x7',
  eth_blockNumber: '0x10',
  eth_getBalance: balance,
}
const lateMs = 3000
const dripMs = 200
const callsAtOnce = 20
/** The gateway gives up before, and a busy machine needs some of it. */
const responseLimitMs = 30_000

/** How the node responds while it is slow. */
const slow: Readonly<Record<string, (response: ServerResponse, body: string) => void>> = {
  late: (response, body) => void setTimeout(() => response.end(body), lateMs),
  dripping(response, body) {
    const timer = setInterval(() => {
      response.write(body.slice(0, 1))
      body = body.slice(1)
      if (body === '') response.end()
    }, dripMs)
    response.on('close', () => clearInterval(timer))
  },
  // The connection stays open, and nothing arrives.
  'half-open': () => undefined,
}

/** Starts a node on a free loopback port. */
export async function startSlowNode(): Promise<SlowNode> {
  let slowness: keyof typeof slow | undefined
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined)
    let text = ''
    for await (const chunk of request) text += chunk
    const calls = JSON.parse(text) as Call | readonly Call[]
    const answer = ({ id, method }: Call) => ({ jsonrpc: '2.0', id, result: results[method] ?? null })
    const body = JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls as Call))
    if (slowness === undefined) response.end(body)
    else slow[slowness]?.(response, body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const nodeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    chains: { [chain]: { upstreams: [nodeUrl] } },
    faults: (url) =>
      Object.keys(slow).map((name) => ({
        name: `${name} node`,
        isHarmless: true,
        async inject({ violate }) {
          slowness = name
          const outcomes = Promise.all(Array.from({ length: callsAtOnce }, () => readBalance(url())))
          return async () => {
            // Accepted calls must end while the node is still slow.
            for (const outcome of await outcomes)
              if (outcome !== 'balance' && outcome !== 503) violate(`a call of a ${name} node ended with ${outcome}`)
            slowness = undefined
            const isServed = await until(async () => (await readBalance(url())) === 'balance', responseLimitMs)
            if (!isServed) violate(`calls still fail after the ${name} node responds again`)
          }
        },
      })),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Returns `balance` for the right response, or the status or the error of the request. */
async function readBalance(url: string): Promise<unknown> {
  const params = [`0x${randomBytes(20).toString('hex')}`, 'latest']
  try {
    const response = await fetch(`${url}/v1?chainId=${chain}&projectId=test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.5.0.1' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params }),
      signal: AbortSignal.timeout(responseLimitMs),
    })
    const body = (await response.json()) as { readonly result?: unknown }
    return response.status === 200 && body.result === balance ? 'balance' : response.status
  } catch (error) {
    return (error as Error).name
  }
}
