import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A node between a server and the real one, with the faults of a node. */
export type NodeProxy = {
  readonly url: string
  /** Calls that came through, by method. */
  readonly calls: ReadonlyMap<string, number>
  /** What happens to the next requests: `hang` answers nothing, `fail` answers 503. */
  behave(how: 'well' | 'hang' | 'fail'): void
  /** Begins to hang after a number of further requests; resolves when it does. */
  hangAfter(requests: number): Promise<void>
  /** Which methods are answered with an error; none at first. */
  refuse(methods: readonly string[]): void
}

type Call = { readonly id: unknown; readonly method: string; readonly params: unknown }

/** Starts it on a free port of the loopback address; it ends with the test. */
export async function startNodeProxy(target: string): Promise<NodeProxy> {
  const calls = new Map<string, number>()
  let behaviour: 'well' | 'hang' | 'fail' = 'well'
  let refused: readonly string[] = []
  let countdown: { requests: number; readonly reached: () => void } | undefined
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = JSON.parse(body) as Call | Call[]
    const list = Array.isArray(asked) ? asked : [asked]
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
      return response.end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]))
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
