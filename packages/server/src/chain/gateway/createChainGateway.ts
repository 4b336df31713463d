import { namespaceOf } from '@kit/core/plugin'
import { createResponseStore } from './cache/createResponseCache.js'
import { createCallEffects } from './call/createCallEffects.js'
import type { MethodRule } from './call/createMethodRule.js'
import type { GatewayFamily } from './call/GatewayFamily.js'
import type { RpcRequest } from './call/parseRpcRequest.js'
import { type InternalCall, toRpcCall } from './call/RpcCall.js'
import type { ChainResponse, RpcReply } from './call/RpcReply.js'
import { createChain, type GatewayChain } from './createChain.js'
import type { GatewayChainConfig } from './createChainParts.js'
import type { PathResponse } from './paths/createPathSource.js'
import type { GatewayRequestOptions } from './rpc/ChainParts.js'
import { createHttpTransport } from './upstream/createHttpTransport.js'
import type { GatewayObserver } from './upstream/GatewayObserver.js'
import type { HttpTransport } from './upstream/HttpTransport.js'
import type { UpstreamStatus } from './upstream/Upstream.js'

export { NoUpstreamResponded } from './upstream/UpstreamError.js'

/** Options of an external request. */
export type ServeOptions = {
  /** Prefers the same node for the same session. */
  readonly session?: string | undefined
  /** Uses only the node with this name. */
  readonly provider?: string | undefined
}

/** Port to the nodes of the configured chains. */
export type ChainGateway = {
  /** CAIP-2 IDs in the order of the configuration. */
  readonly chains: readonly string[]
  /** Chains with WebSockets. */
  readonly socketChains: readonly string[]
  /**
   * Sends this server's own calls in one batch and returns a reply for each, in order. Replies about the current state are never older than
   * the call.
   * @throws NoUpstreamResponded
   */
  ask(chain: string, calls: readonly InternalCall[]): Promise<readonly RpcReply[]>
  /** Handles an external request. Responses about the current state can be as old as the newest known block. @throws NoUpstreamResponded */
  serve(chain: string, request: RpcRequest, options?: ServeOptions): Promise<ChainResponse>
  /** Returns whether a chain has a node with that name. */
  hasProvider(chain: string, name: string): boolean
  /** Sends a request to the nodes of a chain whose family has `paths`. @throws NoUpstreamResponded */
  requestPath(chain: string, request: { method: 'GET' | 'POST'; path: string; body?: string }): Promise<PathResponse>
  /** Requests the newest block, to check whether any node is available. @throws NoUpstreamResponded */
  checkAlive(chain: string): Promise<void>
  /** WebSocket URLs of a chain's nodes, preferred first. */
  socketUrls(chain: string): readonly string[]
  /** Returns the forwarded methods of a chain; undefined if it forwards all. */
  methodRule(chain: string): MethodRule | undefined
  /** Current status of every node. */
  health(): readonly UpstreamStatus[]
  /** HTTP transport to the nodes, for other services of the operator. */
  readonly transport: HttpTransport
  /** Closes all connections. */
  close(): void
}

/** Options for {@link createChainGateway}; times in milliseconds. */
export type ChainGatewayOptions = {
  readonly chains: Readonly<Record<string, GatewayChainConfig>>
  /** Supported chain families. For others JSON-RPC is forwarded without caching. */
  readonly families: readonly GatewayFamily[]
  readonly now: () => number
  readonly transport?: HttpTransport
  readonly observer?: GatewayObserver
  readonly random?: () => number
  readonly tryMs?: number
  readonly totalMs?: number
  readonly maxResponseBytes?: number
}

/** The kit times out after 10 s. */
const defaultTotalMs = 9000
const defaultTryMs = 3000
const defaultMaxResponseBytes = 10 * 1024 * 1024

/**
 * Forwards requests to the nodes of many chains: healthy ones first, to the next when one fails, to two when one is slow; and serves known
 * data from its cache.
 *
 * @example createChainGateway({ chains: config.chains, families: chainFamilies, now: Date.now }).ask('eip155:1', [{ method: 'eth_blockNumber', params: [] }])
 */
export function createChainGateway(options: ChainGatewayOptions): ChainGateway {
  const {
    now,
    transport = createHttpTransport(),
    totalMs = defaultTotalMs,
    tryMs = defaultTryMs,
    random = Math.random,
  } = options
  const { observer = {}, maxResponseBytes = defaultMaxResponseBytes } = options
  const byNamespace = new Map(options.families.map((family) => [family.namespace, family]))
  const effects = createCallEffects(options.families)
  const stored = createResponseStore()
  const byId = new Map<string, GatewayChain>()
  for (const [chain, config] of Object.entries(options.chains)) {
    const limits = { tryMs, totalMs, maxResponseBytes }
    const family = byNamespace.get(namespaceOf(chain))
    byId.set(chain, createChain({ chain, config, family, effects, now, transport, stored, observer, random, limits }))
  }

  function chainOf(id: string): GatewayChain {
    const chain = byId.get(id)
    if (chain === undefined) throw new TypeError(`${id} is not configured`)
    return chain
  }
  const requestOptions = (more: Partial<GatewayRequestOptions>): GatewayRequestOptions => ({
    deadlineMs: now() + totalMs,
    cacheLatest: true,
    causes: [],
    ...more,
  })

  const ask: ChainGateway['ask'] = async (chain, calls) =>
    chainOf(chain).responses.ask(calls.map(toRpcCall), requestOptions({ cacheLatest: false }))
  const requestPath: ChainGateway['requestPath'] = (chain, request) => chainOf(chain).paths(request, requestOptions({}))

  return {
    chains: [...byId.keys()],
    socketChains: [...byId].filter(([, { upstreams }]) => upstreams.some(({ wsUrl }) => wsUrl)).map(([id]) => id),
    ask,
    serve(chain, request, { session, provider } = {}) {
      const { responses, upstreams } = chainOf(chain)
      const only = provider === undefined ? undefined : upstreams.find(({ name }) => name === provider)
      return responses.serve(request, requestOptions({ session, only }))
    },
    hasProvider: (chain, name) => chainOf(chain).upstreams.some((upstream) => upstream.name === name),
    requestPath,
    async checkAlive(chain) {
      const question = chainOf(chain).family?.height
      if (question === undefined) return
      if ('path' in question) await requestPath(chain, { method: 'GET', path: question.path })
      // A node that returns an error is available.
      else await ask(chain, [{ method: question.method, params: [] }])
    },
    socketUrls: (chain) =>
      chainOf(chain)
        .order(requestOptions({}))
        .flatMap(({ wsUrl }) => wsUrl ?? []),
    methodRule: (chain) => chainOf(chain).methodRule,
    health: () => [...byId.values()].flatMap(({ health }) => health()),
    transport,
    close: () => transport.close(),
  }
}
