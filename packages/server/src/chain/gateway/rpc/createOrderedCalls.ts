import type { CallEffect, CallEffects } from '../call/createCallEffects.js'
import type { RpcCall } from '../call/RpcCall.js'
import type { RpcReply } from '../call/RpcReply.js'
import type { ChainParts, GatewayRequestOptions } from './ChainParts.js'
import { createFilters } from './createFilters.js'
import type { Reads } from './createNodeReads.js'
import { createSends } from './createSends.js'

/** A call and its position in the request. */
export type IndexedCall = { readonly call: RpcCall; readonly at: number }

/** Sends the calls of a request to nodes; calls `set` with each reply and its position. */
export type OrderedCalls = (
  indexedCalls: readonly IndexedCall[],
  options: GatewayRequestOptions,
  set: (at: number, reply: RpcReply) => void,
) => Promise<void>

/** Reads are sent together; calls with effects are sent between the reads before and after them. */
export function createOrderedCalls(parts: ChainParts, reads: Reads): OrderedCalls {
  const { effects } = parts
  const filters = createFilters(parts)
  const sends = createSends(parts)

  return async (indexedCalls, options, set) => {
    for (const { effect, run } of runsOf(indexedCalls, effects)) {
      const ask = async (
        some: readonly IndexedCall[],
        handle: (calls: readonly RpcCall[]) => Promise<(RpcReply | undefined)[]>,
      ) => {
        if (some.length === 0) return
        const replies = await handle(some.map(({ call }) => call))
        for (const [index, { at }] of some.entries()) {
          const reply = replies[index]
          if (reply !== undefined) set(at, reply)
        }
      }
      if (effect !== 'read') {
        await ask(run, (calls) => sends(calls, effect, options))
        continue
      }
      // A read without an ID needs no response.
      const plain = run.filter(({ call }) => call.id !== undefined && effects.effectOf(call.method) === 'read')
      const filtering = run.filter(({ call }) => effects.effectOf(call.method) === 'filter')
      await Promise.all([
        ask(plain, (calls) => reads(calls, options)),
        ask(filtering, (calls) => filters(calls, options)),
      ])
    }
  }
}

/** Splits calls into runs that must follow one another. Filters go with reads. */
function runsOf(indexedCalls: readonly IndexedCall[], effects: CallEffects) {
  const runs: { readonly effect: Exclude<CallEffect, 'filter'>; readonly run: IndexedCall[] }[] = []
  for (const one of indexedCalls) {
    const own = effects.effectOf(one.call.method)
    const effect = own === 'filter' ? 'read' : own
    const open = runs.at(-1)
    if (open?.effect === effect) open.run.push(one)
    else runs.push({ effect, run: [one] })
  }
  return runs
}
