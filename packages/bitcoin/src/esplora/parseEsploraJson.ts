import { KitError } from '@kit/core/adapter'

/** An object or list of an endpoint's answer, of which nothing is known yet. */
export type Json = { readonly [key: string]: unknown }

/** Parses an answer. Throws `rpc/failed` when it is not JSON. */
export function parseEsploraJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw invalidResponse(error)
  }
}

/** An amount in satoshis. Throws `rpc/failed` when it is not one. */
export function toSatoshis(value: unknown): bigint {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return BigInt(value as number)
  throw invalidResponse(value)
}

/** The error for an endpoint that answers nonsense. */
export function invalidResponse(cause: unknown): KitError {
  return new KitError('rpc/failed', { shortMessage: 'The endpoint gave no valid answer.', cause })
}
