import { relayCodes } from './RelayError.js'
import { rawIds } from './rawIds.js'

/** One JSON-RPC message of a client. `id` is JSON text to echo verbatim; without it the client expects no response. */
export type ClientMessage =
  | { readonly kind: 'request'; readonly id: string | undefined; readonly method: string; readonly params: unknown }
  | { readonly kind: 'answer'; readonly pushId: number; readonly accepted: boolean }
  | { readonly kind: 'invalid'; readonly id: string; readonly code: number; readonly reason: string }

/** A WebSocket frame: one message or a batch. */
export type Frame = { readonly batch: boolean; readonly messages: readonly ClientMessage[] }

/**
 * Parses a frame. Never throws: anything but JSON-RPC becomes an `invalid` message with the error code.
 *
 * @example parseFrame('{"id":"1","method":"irn_subscribe","params":{}}').messages[0]?.kind // 'request'
 */
export function parseFrame(text: string): Frame {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return single({ kind: 'invalid', id: 'null', code: relayCodes.parse, reason: 'Parse error' })
  }
  // The text is scanned only if JSON.parse was not exact.
  let raw: readonly (string | undefined)[] | undefined
  const rawIdAt = (index: number): string | undefined => {
    raw ??= rawIds(text)
    return raw[index]
  }
  if (!Array.isArray(value)) return single(parseMessage(value, () => rawIdAt(0)))
  if (value.length === 0) return single(invalid('null'))
  // The scan counts only objects and arrays as entries.
  let containers = 0
  const messages = value.map((entry: unknown) => {
    const index = containers
    if (typeof entry === 'object' && entry !== null) containers += 1
    return parseMessage(entry, () => rawIdAt(index))
  })
  return { batch: true, messages }
}

function single(message: ClientMessage): Frame {
  return { batch: false, messages: [message] }
}

function invalid(id: string): ClientMessage {
  return { kind: 'invalid', id, code: relayCodes.invalidRequest, reason: 'Invalid request' }
}

function parseMessage(value: unknown, rawId: () => string | undefined): ClientMessage {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return invalid('null')
  const { id, method, params } = value as Record<string, unknown>
  if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number') return invalid('null')
  if (typeof method === 'string') {
    return { kind: 'request', id: id === undefined ? undefined : idText(id, rawId), method, params }
  }
  if (method === undefined && ('result' in value || 'error' in value)) {
    return { kind: 'answer', pushId: parsePushId(id), accepted: !('error' in value) || 'result' in value }
  }
  return invalid(id === undefined ? 'null' : idText(id, rawId))
}

function idText(id: string | number | null, rawId: () => string | undefined): string {
  if (typeof id === 'number' && !Number.isSafeInteger(id)) return rawId() ?? 'null'
  return JSON.stringify(id)
}

/** Some clients read IDs as BigInt and respond with `"<digits>n"`. */
function parsePushId(id: unknown): number {
  if (typeof id === 'number') return id
  return typeof id === 'string' && /^\d{1,16}n?$/.test(id) ? Number.parseInt(id, 10) : Number.NaN
}
