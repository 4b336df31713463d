import { createMethodRule, type MethodRule } from './call/createMethodRule.js'
import type { GatewayFamily } from './call/GatewayFamily.js'
import { toRpcCall } from './call/RpcCall.js'
import { type ChainOptions, createChainParts } from './createChainParts.js'
import { createPathSource, type PathSource } from './paths/createPathSource.js'
import { addressBalance } from './rpc/addressBalance.js'
import type { GatewayRequestOptions } from './rpc/ChainParts.js'
import { createForwardUnreadable } from './rpc/createForwardUnreadable.js'
import { createResponses, type Responses } from './rpc/createResponses.js'
import type { Upstream, UpstreamStatus } from './upstream/Upstream.js'

export type GatewayChain = {
  readonly upstreams: readonly Upstream[]
  readonly responses: Responses
  readonly family: GatewayFamily | undefined
  readonly paths: PathSource
  readonly methodRule: MethodRule | undefined
  order(options: GatewayRequestOptions): readonly Upstream[]
  health(): readonly UpstreamStatus[]
}

/** Assembles the parts of one chain. */
export function createChain(options: ChainOptions): GatewayChain {
  const { chain, config, family, limits } = options
  const { parts, transport } = createChainParts(options)
  const { upstreams, heights } = parts
  const methodRule = config.methods && createMethodRule(family, config.methods)
  const maxBytes = limits.maxResponseBytes
  const paths = createPathSource(parts, { transport, maxBytes, paths: family?.paths })
  const responses = createResponses(parts, {
    methodRule,
    maxBytes,
    forwardUnreadable:
      family?.paths === undefined && methodRule === undefined
        ? createForwardUnreadable(parts, { transport, maxBytes })
        : undefined,
    addressBalance: (call, options, read) =>
      addressBalance(family, call, {
        read: (method, params) => read(toRpcCall({ method, params })),
        get: (path) => paths({ method: 'GET', path }, options),
      }),
  })

  return {
    upstreams,
    responses,
    family,
    paths,
    methodRule,
    order: parts.order,
    health: () =>
      upstreams.map(({ index, name, health }) => ({
        chain,
        upstream: name,
        circuit: health.circuit(),
        errorRate: health.errorRate(),
        latencyMs: health.latencyMs(),
        height: heights.of(index)?.height,
        lag: heights.lag(index),
      })),
  }
}
