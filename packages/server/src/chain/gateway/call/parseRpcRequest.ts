import { elementTexts, memberTexts } from '../json/memberTexts.js'
import type { RpcCall } from './RpcCall.js'
import { type RpcReply, rpcError } from './RpcReply.js'

/** An invalid entry instead of a call. */
export type InvalidCall = { readonly id: string; readonly error: RpcReply }

/** A parsed JSON-RPC request body. `size` is the number of calls. */
export type RpcRequest =
  | { readonly kind: 'unreadable'; readonly body: string; readonly size: 1 }
  | { readonly kind: 'single'; readonly entry: RpcCall | InvalidCall; readonly size: 1 }
  | { readonly kind: 'batch'; readonly entries: readonly (RpcCall | InvalidCall)[]; readonly size: number }

/** Maximum calls of a batch. */
export const maxBatch = 1000

const invalid = () => rpcError(-32_600, 'Invalid Request')

/** Parses a body; text that is not JSON is `unreadable`, never an error. A batch above the limit has no entries. */
export function parseRpcRequest(body: string, limit = maxBatch): RpcRequest {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return { kind: 'unreadable', body, size: 1 }
  }
  if (!Array.isArray(json)) {
    const entry = parseEntry(json, body)
    // An HTTP caller that omits the ID still expects a response.
    return { kind: 'single', entry: { ...entry, id: entry.id ?? 'null' }, size: 1 }
  }
  if (json.length === 0) return { kind: 'single', entry: { id: 'null', error: invalid() }, size: 1 }
  if (json.length > limit) return { kind: 'batch', entries: [], size: json.length }
  const texts = elementTexts(body)
  return { kind: 'batch', entries: json.map((value, at) => parseEntry(value, texts[at] ?? '')), size: json.length }
}

function parseEntry(value: unknown, text: string): RpcCall | InvalidCall {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { id: 'null', error: invalid() }
  const members = memberTexts(text)
  const { method, params } = value as { method?: unknown; params?: unknown }
  const id = members.get('id')
  if (typeof method !== 'string') return { id: id ?? 'null', error: invalid() }
  return { method, id, params: members.get('params'), parsedParams: params }
}
