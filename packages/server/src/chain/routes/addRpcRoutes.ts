import { callRpc, getSupportedChains } from '../../contract/rpcEndpoints.js'
import type { App, AppContext } from '../../platform/http/AppContext.js'
import { MalformedRequest } from '../../platform/http/addEndpoint.js'
import type { Gate } from '../../platform/http/createGate.js'
import { HttpError } from '../../platform/http/HttpError.js'
import { isNestedTooDeep } from '../../platform/http/isNestedTooDeep.js'
import type { IdentityConfig } from '../config/serviceConfig.js'
import { maxBatch, parseRpcRequest } from '../gateway/call/parseRpcRequest.js'
import type { ChainGateway } from '../gateway/createChainGateway.js'

/** Dependencies of {@link addRpcRoutes}. */
export type RpcRoutesOptions = {
  readonly gateway: ChainGateway
  readonly gate: Gate
  readonly config: { readonly identity: IdentityConfig }
}

/** Adds JSON-RPC to the nodes of a chain, and the list of chains. */
export function addRpcRoutes(app: App, { gateway, gate, config }: RpcRoutesOptions): void {
  app.get(getSupportedChains.path, async (c) => {
    await gate.admit(c, getSupportedChains)
    c.header('cache-control', 'public, max-age=86400, s-maxage=86400')
    return c.json({ http: gateway.chains, ws: gateway.socketChains })
  })

  const upgradeRequired = (c: AppContext) => {
    c.header('upgrade', 'websocket')
    return c.text('Use POST for JSON-RPC, or open a WebSocket', 426)
  }
  app.get('/v1', upgradeRequired)
  app.get('/ws', upgradeRequired)

  app.post(callRpc.path, async (c) => {
    const project = await gate.admit(c, callRpc)
    const body = await c.get('readBody')()
    if (isNestedTooDeep(body)) throw new HttpError(400, '', 'The body is nested too deeply')
    const request = parseRpcRequest(body)
    if (request.size > 1) await gate.charge(c, callRpc, project, Math.min(request.size, maxBatch) - 1)
    const chain = c.req.query('chainId')
    if (!chain) throw new MalformedRequest(400, 'Missing query parameter: chainId')
    if (!gateway.chains.includes(chain)) throw new HttpError(400, 'chainId', 'Unsupported chain')
    if (request.size > maxBatch) throw new HttpError(400, '', `A batch can have at most ${maxBatch} calls`)
    const provider = c.req.query('providerId') || undefined
    if (provider !== undefined) {
      const { testingProject } = config.identity
      if (testingProject === undefined || project.id !== testingProject) {
        throw new HttpError(400, 'providerId', 'Only the testing project can select a node')
      }
      if (!gateway.hasProvider(chain, provider)) throw new HttpError(400, 'providerId', 'Unknown node')
    }
    const session = c.req.query('sessionId') || undefined
    const answer = await gateway.serve(chain, request, { provider, session })
    return c.body(answer.body, answer.status, { 'content-type': 'application/json' })
  })
}
