import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../contract/endpoints.js'
import { startTestServer } from '../../testing/startTestServer.js'

const sources = fileURLToPath(new URL('../..', import.meta.url))

/** Code that opens outgoing connections. */
const opens =
  /(?<![.\w])fetch\(|\bhttps?(?: : https?)?\)?\.(?:request|get)\(|new (?:WebSocket|Socket|EventSource)\(|\bnet\.connect\(|\bundici\b/

/** Allowed modules: each fetches a URL of the configuration or command line, and follows no redirect. */
const allowed = [
  'chain/gateway/socket/openUpstreamSocket.ts',
  'chain/gateway/upstream/createHttpTransport.ts',
  'chain/nfts/fetchMetadata.ts',
  'platform/http/forwardTo.ts',
  'wallet/release/checkOtherPaths.ts',
  'wallet/release/fetchFile.ts',
  'wallet/social/fetchBounded.ts',
]

it('the server opens connections only in the modules that fetch configured URLs', () => {
  const opening = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    // `kit-server doctor` runs in the operator's terminal.
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^(testing|doctor)\//.test(path))
    .filter((path) => {
      const code = readFileSync(join(sources, path), 'utf8').replace(
        /\/\*[\s\S]*?\*\/|\/\/.*|\b(?:function |async )fetch\(|\bfetch\(request\b/g,
        '',
      )
      // A local function with this name calls the gateway.
      return opens.test(path.startsWith('chain/gateway/rpc/') ? code.replace(/\bfetch\(/g, '') : code)
    })
  expect(opening.sort()).toEqual(allowed)
})

it('the server connects to no URL that a caller names, in any call and parameter', async () => {
  let connections = 0
  const canary = createTcpServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(canary, 'listening')
  onTestFinished(() => void canary.close())
  const place = `127.0.0.1:${(canary.address() as AddressInfo).port}`
  const node = createHttpServer((request, response) => {
    // A node that redirects the server there too.
    request.resume().on('end', () => response.writeHead(302, { location: `http://${place}/` }).end())
  }).listen(0, '127.0.0.1')
  await once(node, 'listening')
  onTestFinished(() => void node.close())
  const upstream = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  const { url } = await startTestServer({
    chains: { 'eip155:1': { upstreams: [upstream], bundlers: [{ name: 'own', url: upstream }], methods: ['*'] } },
    onramp: { sandbox: true },
    rateLimits: { enabled: false },
  })
  const fill = (schema: z.ZodType, value: unknown): Record<string, unknown> =>
    schema instanceof z.ZodObject ? Object.fromEntries(Object.keys(schema.shape).map((key) => [key, value])) : {}

  const statuses = new Set<number>()
  for (const named of [`http://${place}/x.json`, `//${place}`, `${place}`, `ipfs://${place}/x`]) {
    for (const endpoint of endpoints) {
      for (const path of [endpoint.path, ...endpoint.aliases]) {
        const filled = path.replace(/\{\w+\}/g, encodeURIComponent(named))
        // All parameters at once, and one at a time next to valid ones: the first check must not hide the rest.
        const queries = [
          fill(endpoint.query, named),
          ...Object.keys(fill(endpoint.query, named)).map((key) => ({
            chainId: 'eip155:1',
            projectId: 'p',
            [key]: named,
          })),
        ]
        for (const query of queries) {
          const search = new URLSearchParams(query as Record<string, string>)
          const body = JSON.stringify({
            ...fill(endpoint.body, named),
            jsonrpc: '2.0',
            id: 1,
            method: 'eth_getUserOperationReceipt',
            params: [named],
          })
          const response = await fetch(`${url}${filled}?${search}`, {
            method: endpoint.method,
            headers: { 'x-forwarded-host': place, referer: named, origin: `http://${place}` },
            redirect: 'manual',
            ...(endpoint.method === 'POST' && { body }),
          })
          statuses.add(response.status)
          await response.body?.cancel()
        }
      }
    }
  }
  expect(statuses.size).toBeGreaterThan(3)
  expect(connections).toBe(0)
  expect([...statuses].filter((status) => status === 500)).toEqual([])
})
