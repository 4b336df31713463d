import type { ChainGateway } from '../gateway/createChainGateway.js'
import { parseJson } from '../gateway/retryRules.js'
import type { App } from '../http/AppContext.js'
import { failure } from '../http/failure.js'
import { findProject } from '../http/findProject.js'
import type { Projects } from '../projects/createProjects.js'

/** What the routes work with. */
export type RpcRoutesOptions = { readonly gateway: ChainGateway; readonly projects: Projects }

const MAX_BATCH = 1000

/** `POST /v1?chainId=&projectId=`: JSON-RPC to the nodes of a chain; and `GET /v1/supported-chains`. */
export function addRpcRoutes(app: App, { gateway, projects }: RpcRoutesOptions): void {
  app.get('/v1/supported-chains', (c) => {
    c.header('cache-control', 'public, max-age=86400, s-maxage=86400')
    return c.json({ http: gateway.chains, ws: [] })
  })

  app.get('/v1', (c) => c.text('Use POST for JSON-RPC', 426))

  app.post('/v1', async (c) => {
    const project = findProject(c, projects)
    if (project instanceof Response) return project
    const chain = c.req.query('chainId')
    if (chain === undefined) return c.text('The query parameter chainId is missing', 400)
    if (!gateway.chains.includes(chain)) return failure(c, 400, 'chainId', 'The chain is not supported')
    const body = await c.req.text()
    const request = parseJson(body)
    if (Array.isArray(request) && request.length > MAX_BATCH) {
      return failure(c, 400, '', `A batch may have at most ${MAX_BATCH} calls`)
    }
    const local = answerLocally(request, chain)
    if (local !== undefined) return c.json(local)
    const answer = await gateway.forward(chain, body, c.req.raw.signal)
    return c.body(answer.body, answer.status, { 'content-type': 'application/json' })
  })
}

/** What is known without a node. Ids that JSON numbers cannot hold are left to the node, which sees them as they were written. */
function answerLocally(request: unknown, chain: string): object | undefined {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return undefined
  const { id, method } = request as Record<string, unknown>
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return undefined
  const result = localResult(method, chain)
  return result === undefined ? undefined : { jsonrpc: '2.0', id, result }
}

function localResult(method: unknown, chain: string): unknown {
  const [namespace, reference = ''] = chain.split(':')
  if (namespace !== 'eip155' || !/^\d+$/.test(reference)) return undefined
  if (method === 'eth_chainId') return `0x${BigInt(reference).toString(16)}`
  if (method === 'net_version') return reference
  return method === 'net_listening' ? true : undefined
}
