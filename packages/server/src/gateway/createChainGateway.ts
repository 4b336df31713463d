import { namespaceOf } from '../chain/namespaceOf.js'
import { createCallEffects } from './call/createCallEffects.js'
import type { MethodRule } from './call/createMethodRule.js'
import type { RpcRequest } from './call/parseRpcRequest.js'
import { type OwnCall, toRpcCall } from './call/RpcCall.js'
import type { ChainResponse, RpcReply } from './call/RpcReply.js'
import type { GatewayChainConfig } from './createChain.js'
import { createChain, type GatewayChain } from './createChain.js'
import type { GatewayFamily } from './GatewayFamily.js'
import type { PathResponse } from './paths/createPathSource.js'
import type { AskOptions } from './rpc/ChainParts.js'
import { createHttpTransport } from './upstream/createHttpTransport.js'
import type { GatewayObserver } from './upstream/GatewayObserver.js'
import type { HttpTransport } from './upstream/HttpTransport.js'
import type { UpstreamStatus } from './upstream/Upstream.js'

export { NoUpstreamResponded } from './upstream/UpstreamFault.js'

/** How a request from outside wants to be served. */
export type ServeOptions = {
  /** Prefers the same node for the same session. */
  readonly session?: string | undefined
  /** Asks only the node of this name. */
  readonly provider?: string | undefined
}

/** Port to the nodes of the configured chains. */
export type ChainGateway = {
  /** CAIP-2 IDs in the order of the configuration. */
  readonly chains: readonly string[]
  /** Those with a WebSocket interface. */
  readonly socketChains: readonly string[]
  /**
   * Makes this server's own calls in one batch and returns a reply for each, in order. Replies about the present state are never older than the call.
   * @throws NoUpstreamResponded
   */
  ask(chain: string, calls: readonly OwnCall[]): Promise<readonly RpcReply[]>
  /** Answers a caller's request. Answers about the present state may be as old as the newest block known. @throws NoUpstreamResponded */
  serve(chain: string, request: RpcRequest, options?: ServeOptions): Promise<ChainResponse>
  /** Whether a chain has a node of that name. */
  hasProvider(chain: string, name: string): boolean
  /** Asks the nodes of a chain whose family has `paths`. @throws NoUpstreamResponded */
  askPath(chain: string, request: { method: 'GET' | 'POST'; path: string; body?: string }): Promise<PathResponse>
  /** Asks a chain's nodes for their newest block: whether any is there. @throws NoUpstreamResponded */
  checkAlive(chain: string): Promise<void>
  /** WebSocket URLs of a chain's nodes, first choice first. */
  socketUrls(chain: string): readonly string[]
  /** Which methods a chain passes on; undefined when it passes all. */
  methodRule(chain: string): MethodRule | undefined
  /** Every node as it is now. */
  health(): readonly UpstreamStatus[]
  /** How the nodes are reached, for other services of the operator's. */
  readonly transport: HttpTransport
  /** Hangs up. */
  close(): void
}

/** What the gateway works with; times in milliseconds. */
export type ChainGatewayOptions = {
  readonly chains: Readonly<Record<string, GatewayChainConfig>>
  /** The kinds of chains that are known. Of others JSON-RPC is passed on, and nothing is kept. */
  readonly families: readonly GatewayFamily[]
  readonly now: () => number
  readonly transport?: HttpTransport
  readonly observer?: GatewayObserver
  readonly random?: () => number
  readonly tryMs?: number
  readonly totalMs?: number
  readonly maxResponseBytes?: number
}

/** The kit gives up after 10 s. */
const TOTAL_MS = 9000
const TRY_MS = 3000
const MAX_RESPONSE_BYTES = 10 * 1024 * 1024

/**
 * Passes requests to the nodes of many chains: the sound ones first, to the next when one fails, to two when one is slow; and answers what is
 * known already by itself.
 *
 * @example createChainGateway({ chains: config.chains, families: chainFamilies, now: Date.now }).ask('eip155:1', [{ method: 'eth_blockNumber', params: [] }])
 */
export function createChainGateway(options: ChainGatewayOptions): ChainGateway {
  const { now, transport = createHttpTransport(), totalMs = TOTAL_MS, tryMs = TRY_MS, random = Math.random } = options
  const { observer = {}, maxResponseBytes = MAX_RESPONSE_BYTES } = options
  const byNamespace = new Map(options.families.map((family) => [family.namespace, family]))
  const effects = createCallEffects(options.families)
  const byId = new Map<string, GatewayChain>()
  for (const [chain, config] of Object.entries(options.chains)) {
    const limits = { tryMs, totalMs, maxResponseBytes }
    const family = byNamespace.get(namespaceOf(chain))
    byId.set(chain, createChain({ chain, config, family, effects, now, transport, observer, random, limits }))
  }

  function chainOf(id: string): GatewayChain {
    const chain = byId.get(id)
    if (chain === undefined) throw new TypeError(`${id} is not configured`)
    return chain
  }
  const asking = (more: Partial<AskOptions>): AskOptions => ({
    deadlineMs: now() + totalMs,
    present: true,
    causes: [],
    ...more,
  })

  const ask: ChainGateway['ask'] = async (chain, calls) =>
    chainOf(chain).responses.ask(calls.map(toRpcCall), asking({ present: false }))
  const askPath: ChainGateway['askPath'] = (chain, request) => chainOf(chain).paths(request, asking({}))

  return {
    chains: [...byId.keys()],
    socketChains: [...byId].filter(([, { upstreams }]) => upstreams.some(({ wsUrl }) => wsUrl)).map(([id]) => id),
    ask,
    serve(chain, request, { session, provider } = {}) {
      const { responses, upstreams } = chainOf(chain)
      const only = provider === undefined ? undefined : upstreams.find(({ name }) => name === provider)
      return responses.serve(request, asking({ session, only }))
    },
    hasProvider: (chain, name) => chainOf(chain).upstreams.some((upstream) => upstream.name === name),
    askPath,
    async checkAlive(chain) {
      const question = chainOf(chain).family?.height
      if (question === undefined) return
      if ('path' in question) await askPath(chain, { method: 'GET', path: question.path })
      // A node that refuses is there.
      else await ask(chain, [{ method: question.method, params: [] }])
    },
    socketUrls: (chain) =>
      chainOf(chain)
        .order(asking({}))
        .flatMap(({ wsUrl }) => wsUrl ?? []),
    methodRule: (chain) => chainOf(chain).methodRule,
    health: () => [...byId.values()].flatMap(({ health }) => health()),
    transport,
    close: () => transport.close(),
  }
}
