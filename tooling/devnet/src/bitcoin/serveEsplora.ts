import { createServer, type IncomingMessage } from 'node:http'
import type { EsploraRoute } from './createEsploraRoutes.js'
import { EsploraError } from './EsploraError.js'

const longestBody = 4_000_000

/**
 * Serves Esplora's routes on loopback, to any origin (CORS).
 *
 * @throws Error when the port is in use.
 * @example const { url } = await serveEsplora({ routes, port: 0 })
 */
export async function serveEsplora(options: {
  readonly routes: { readonly [route: string]: EsploraRoute }
  readonly port: number
}): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const [first = '', ...path] = decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '')
      .split('/')
      .slice(1)
    const name = `${request.method} ${first}`
    const route = Object.hasOwn(options.routes, name) ? options.routes[name] : undefined
    if (!route) throw new EsploraError(404, 'Not found')
    return route({ path, body: await readBody(request) })
  }
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') {
      response.statusCode = 204
      return void response.end()
    }
    answer(request).then(
      (result) => {
        const isText = typeof result === 'string'
        response.setHeader('content-type', isText ? 'text/plain' : 'application/json')
        response.end(isText ? result : JSON.stringify(result))
      },
      (error: Error) => {
        response.statusCode = error instanceof EsploraError ? error.status : 500
        response.setHeader('content-type', 'text/plain')
        response.end(error.message)
      },
    )
  })
  await new Promise<void>((done, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', done)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The Esplora server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > longestBody) throw new EsploraError(413, 'The request is too long')
  }
  return text
}
