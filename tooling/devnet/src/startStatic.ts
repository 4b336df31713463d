import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'

/** Handles a request and returns a response. */
export type Backend = (request: Request) => Promise<Response>

/** A web server of one built page. */
export type StaticServer = { readonly url: string; stop(): Promise<void> }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/**
 * Serves the folder of a built page on loopback, and `config` at `/config.json`. A path without a file extension gets the HTML file with
 * its name, or else `404.html` if the folder has one, or else `index.html`.
 *
 * @param options.connect Sources that it may connect to in addition to its own. They are part of the strict
 *   Content-Security-Policy of every response.
 * @param options.scripts Additional script sources.
 * @param options.policy Additional directives, for a page that needs them.
 * @param options.isBuilding Responds with 503 until the folder has an `index.html`, instead of throwing.
 * @throws Error when the folder is missing or the port is in use.
 * @example
 * await startStatic({ folder: 'apps/demo/dist', port: 0, config: {}, connect: ['ws://localhost:4401'] })
 */
export async function startStatic(options: {
  readonly folder: string
  readonly port?: number
  readonly config?: unknown
  readonly connect?: readonly string[]
  readonly scripts?: readonly string[]
  readonly policy?: readonly string[]
  /** Additional headers of every response. */
  readonly headers?: Readonly<Record<string, string>>
  /** Handles requests below `/api/`: the page's own backend. */
  readonly backend?: Backend
  readonly isBuilding?: boolean
  /** Sends every file with gzip, as hosts do with text: for measuring over a slow network. */
  readonly compresses?: boolean
}): Promise<StaticServer> {
  const root = resolve(options.folder)
  if (!options.isBuilding && !existsSync(join(root, 'index.html')))
    throw new Error(`${root} is not built: it has no index.html`)
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...(options.scripts ?? [])].join(' '),
    "style-src 'self'",
    `connect-src ${["'self'", ...(options.connect ?? [])].join(' ')}`,
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(options.policy ?? []),
  ].join('; ')

  const files = keepFiles(root, options.compresses ? (body) => gzipSync(body) : undefined)
  const answer = options.backend && getRequestListener(options.backend, { overrideGlobalObjects: false })
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'no-referrer')
    for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value)
    if (answer && request.url?.startsWith('/api/')) return void answer(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const path = pathOf(request.url ?? '/')
    if (path === undefined) return refuse(response, 400)
    if (path === '/config.json') return sendJson(response, options.config ?? {})
    const file = files.read(path)
    if (!file) return existsSync(join(root, 'index.html')) ? refuse(response, 404) : askToWait(response)
    if (file.isMissingPage) response.statusCode = 404
    response.setHeader('content-type', file.type)
    if (options.compresses) response.setHeader('content-encoding', 'gzip')
    response.setHeader('content-length', file.body.length)
    response.setHeader(
      'cache-control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    response.end(request.method === 'HEAD' ? undefined : file.body)
  })
  await new Promise<void>((done, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', done)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The page server has no port')
  return {
    url: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://page').pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

type KeptFile = {
  readonly modifiedMs: number
  readonly bytes: number
  readonly type: string
  readonly body: Buffer
  readonly isMissingPage: boolean
}

/** Reads files below a folder and caches each until it changes: a page loads a hundred, and tests open hundreds of pages. */
function keepFiles(
  root: string,
  compress = (body: Buffer): Buffer => body,
): { read(path: string): KeptFile | undefined } {
  const kept = new Map<string, KeptFile>()
  return {
    read(path) {
      const wanted = resolve(root, `.${path}`)
      if (wanted !== root && !wanted.startsWith(root + sep)) return undefined
      const pages = [join(wanted, 'index.html'), join(root, '404.html'), join(root, 'index.html')]
      const candidates =
        extname(path) !== '' ? [wanted] : wanted === root ? pages : [wanted, `${wanted}.html`, ...pages]
      const file = candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile())
      if (file === undefined) return undefined
      const found = statSync(file)
      const before = kept.get(file)
      if (before?.modifiedMs === found.mtimeMs && before.bytes === found.size) return before
      const type = types[extname(file)] ?? 'application/octet-stream'
      const isMissingPage = file === join(root, '404.html')
      const body = compress(readFileSync(file))
      const now = { modifiedMs: found.mtimeMs, bytes: found.size, type, body, isMissingPage }
      kept.set(file, now)
      return now
    },
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify(value))
}

function askToWait(response: ServerResponse): void {
  response.statusCode = 503
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('refresh', '2')
  response.end('Building this site. The page reloads by itself.')
}

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.end()
}
