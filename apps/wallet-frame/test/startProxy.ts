import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Fate of one request: it passes, its response is lost, the request itself is lost, or the proxy responds that no node is available. */
export type Fate = 'passed' | 'answerLost' | 'lost' | 'unavailable'

/** Starts a proxy to a node. `fateOf` is called for each request, with its method. */
export async function startProxy(node: string, fateOf: (method: string) => Fate | Promise<Fate>) {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const fate = await fateOf((JSON.parse(body) as { readonly method: string }).method)
    if (fate === 'lost') return void response.destroy()
    if (fate === 'unavailable') return void response.writeHead(503).end('{"reasons":[]}')
    const answer = await fetch(node, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    const answered = await answer.text()
    if (fate === 'answerLost') return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answered)
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
