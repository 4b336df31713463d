import type { RpcCall } from '../call/RpcCall.js'
import type { RpcReply } from '../call/RpcReply.js'
import type { Upstream } from '../upstream/Upstream.js'
import { NoUpstreamResponded } from '../upstream/UpstreamError.js'
import type { ChainParts, GatewayRequestOptions } from './ChainParts.js'

/** Creates filters, and routes calls to the node that created each. */
export type Filters = (calls: readonly RpcCall[], options: GatewayRequestOptions) => Promise<(RpcReply | undefined)[]>

/** Prefix before a node's own digits: a mark and the node's index, so that any replica can route it, also after a restart. */
const taggedId = /^0xf([0-9a-f]{2})([0-9a-f]+)$/i

/** Encodes a filter ID for callers. */
export function tagFilterId(id: string, upstream: number): string {
  return `0xf${upstream.toString(16).padStart(2, '0')}${id.slice(2)}`
}

/** Decodes the node and its own filter ID; returns undefined for IDs not issued by this gateway. */
export function readFilterId(id: unknown): { readonly upstream: number; readonly id: string } | undefined {
  const found = typeof id === 'string' ? taggedId.exec(id) : null
  if (found === null) return undefined
  return { upstream: Number.parseInt(found[1] as string, 16), id: `0x${found[2]}` }
}

/** With one node, IDs are not marked. */
export function createFilters(parts: ChainParts): Filters {
  const { effects, upstreams } = parts

  function route(call: RpcCall): { readonly call: RpcCall; readonly upstream: Upstream | undefined } {
    const [id, ...more] = Array.isArray(call.parsedParams) ? call.parsedParams : []
    const tagged = upstreams.length > 1 ? readFilterId(id) : undefined
    const upstream = tagged && upstreams[tagged.upstream]
    if (tagged === undefined || upstream === undefined) return { call, upstream: undefined }
    return { call: { ...call, params: JSON.stringify([tagged.id, ...more]) }, upstream }
  }

  async function ask(calls: readonly RpcCall[], at: Upstream | undefined, options: GatewayRequestOptions) {
    const [first] = calls
    try {
      const { value, upstream } = await parts.tryUpstreams(options, {
        ...(at !== undefined && { upstreams: [at] }),
        effect: 'filter',
        kind: calls.length === 1 && first !== undefined ? first.method : 'batch',
        request: (node, signal) => parts.callNode(node, calls, { signal }),
      })
      return value.map((reply, index) => {
        const isNew = effects.createsFilter(calls[index]?.method ?? '')
        if (!isNew || upstreams.length < 2 || reply?.kind !== 'result') return reply
        if (typeof reply.value !== 'string' || !/^0x[0-9a-f]+$/i.test(reply.value)) return reply
        const id = tagFilterId(reply.value, upstream.index)
        return { kind: 'result', text: JSON.stringify(id), value: id } as const
      })
    } catch (error) {
      if (!(error instanceof NoUpstreamResponded)) throw error
      return calls.map(() => undefined)
    }
  }

  return async (calls, options) => {
    const groups = new Map<Upstream | undefined, { readonly call: RpcCall; readonly at: number }[]>()
    for (const [at, original] of calls.entries()) {
      const { call, upstream } = route(original)
      const group = groups.get(upstream) ?? []
      group.push({ call, at })
      groups.set(upstream, group)
    }
    const replies: (RpcReply | undefined)[] = calls.map(() => undefined)
    await Promise.all(
      [...groups].map(async ([upstream, group]) => {
        const received = await ask(
          group.map(({ call }) => call),
          upstream,
          options,
        )
        for (const [index, { at }] of group.entries()) replies[at] = received[index]
      }),
    )
    return replies
  }
}
