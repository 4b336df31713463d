import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A call received by a node. */
export type NodeCall = { readonly method: string; readonly params?: unknown; readonly id?: unknown }

/** Handlers by method: a result, or a function that returns one or throws `{ code, message }`. */
export type NodeMethods = Readonly<Record<string, unknown | ((params: never, call: NodeCall) => unknown)>>

/** A small JSON-RPC node. */
export type TestNode = {
  readonly url: string
  /** The body of every request, unchanged. */
  readonly bodies: readonly string[]
  /** Returns how many times a method was called, including in batches. */
  count(method: string): number
  stop(): Promise<void>
}

/** Serves HTTP on a free loopback port until the test is over. */
export async function startHttp(listener: RequestListener): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

/** Returns a URL on which no server listens. */
export async function closedUrl(): Promise<string> {
  const server = await startHttp(() => undefined)
  await server.stop()
  return server.url
}

/** Starts a node. A `listener` handles the requests after their bodies are recorded. */
export async function startNode(methods: NodeMethods, listener?: RequestListener): Promise<TestNode> {
  const bodies: string[] = []
  const calls: NodeCall[] = []

  async function answer(call: NodeCall): Promise<unknown> {
    const { id, method, params } = call
    const known = methods[method]
    try {
      if (!(method in methods)) throw { code: -32_601, message: `${method} is unknown` }
      const result = typeof known === 'function' ? await known(params, call) : known
      return { jsonrpc: '2.0', id, result }
    } catch (error) {
      return { jsonrpc: '2.0', id, error }
    }
  }

  const { url, stop } = await startHttp(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    let json: NodeCall | NodeCall[] | undefined
    try {
      json = JSON.parse(body)
      calls.push(...[json as NodeCall].flat())
    } catch {
      json = undefined
    }
    if (listener !== undefined) return listener(request, response)
    const answers =
      json === undefined
        ? { jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'Parse error' } }
        : await (Array.isArray(json) ? Promise.all(json.map(answer)) : answer(json))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers))
  })
  return { url, bodies, count: (wanted) => calls.filter(({ method }) => method === wanted).length, stop }
}

/** Polls until the condition holds. The test's own timeout ends it. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}
