import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy between a server and the real node that simulates a node's faults. */
export type NodeProxy = {
  readonly url: string
  /** Number of forwarded calls, by method. */
  readonly calls: ReadonlyMap<string, number>
  /** Sets how the next requests are handled: `hang` sends no response, `fail` responds with 503. */
  behave(how: 'well' | 'hang' | 'fail'): void
  /** Starts to hang after a number of further requests. Resolves when it does. */
  hangAfter(requests: number): Promise<void>
  /** Sets the methods that return an error. Initially none. */
  refuse(methods: readonly string[]): void
}

type Call = { readonly id: unknown; readonly method: string; readonly params: unknown }

/** Starts a proxy on a free loopback port. It stops after the test. */
export async function startNodeProxy(target: string): Promise<NodeProxy> {
  const calls = new Map<string, number>()
  let behaviour: 'well' | 'hang' | 'fail' = 'well'
  let refused: readonly string[] = []
  let countdown: { requests: number; readonly reached: () => void } | undefined
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const requested = JSON.parse(body) as Call | Call[]
    const list = Array.isArray(requested) ? requested : [requested]
    for (const { method } of list) calls.set(method, (calls.get(method) ?? 0) + 1)
    if (countdown !== undefined && --countdown.requests < 0) {
      behaviour = 'hang'
      countdown.reached()
    }
    if (behaviour === 'hang') return
    if (behaviour === 'fail') return response.writeHead(503).end()
    if (list.some(({ method }) => refused.includes(method))) {
      const error = { code: -32_600, message: 'the range is too wide' }
      const answers = list.map(({ id }) => ({ jsonrpc: '2.0', id, error }))
      return response.end(JSON.stringify(Array.isArray(requested) ? answers : answers[0]))
    }
    const answer = await fetch(target, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    response.end(await answer.text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave(how) {
      behaviour = how
      countdown = undefined
    },
    hangAfter(requests) {
      behaviour = 'well'
      return new Promise((reached) => {
        countdown = { requests, reached }
      })
    },
    refuse(methods) {
      refused = methods
    },
  }
}
