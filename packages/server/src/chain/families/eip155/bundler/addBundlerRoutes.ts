import { callBundler } from '../../../../contract/bundlerEndpoints.js'
import type { App } from '../../../../platform/http/AppContext.js'
import { addEndpoint } from '../../../../platform/http/addEndpoint.js'
import type { Gate } from '../../../../platform/http/createGate.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Log } from '../../../../platform/log/Log.js'
import type { Store } from '../../../../platform/store/Store.js'
import type { Chains } from '../../../chains/Chains.js'
import type { ChainConfig } from '../../../config/chainConfig.js'
import type { ChainGateway } from '../../../gateway/createChainGateway.js'
import { createBundlers } from './createBundlers.js'
import { createOwnBundlers } from './createOwnBundlers.js'

type Dependencies = {
  readonly chains: Chains
  readonly config: { readonly chains: Readonly<Record<string, ChainConfig>> }
  readonly gate: Gate
  readonly gateway: ChainGateway
  readonly log: Log
  readonly now: () => number
  readonly store: Store
}

/** Adds calls to the operator's bundlers, selected by name; URLs are never taken from a caller. */
export function addBundlerRoutes(app: App, services: Dependencies): void {
  const { config, gate, gateway } = services
  const call = createBundlers({ transport: gateway.transport })
  const ownOf = createOwnBundlers(services)

  addEndpoint(app, gate, callBundler, async ({ query, body }) => {
    const chain = config.chains[query.chainId]
    if (chain === undefined) throw new HttpError(400, 'chainId', 'Unsupported chain')
    const [first] = chain.bundlers
    const bundler = query.bundler === undefined ? first : chain.bundlers.find(({ name }) => name === query.bundler)
    if (bundler === undefined && query.bundler !== undefined) {
      throw new HttpError(400, 'bundler', 'Unknown bundler for this chain')
    }
    const { method, params } = body
    const own = bundler?.own && (await ownOf(query.chainId, bundler.own))
    const reply = own ? await own({ method, params }) : await call(bundler?.url, { method, params })
    return { jsonrpc: '2.0' as const, id: body.id ?? null, ...reply }
  })
}
