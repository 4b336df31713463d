import { KitError } from '@kit/core/adapter'

/** An unvalidated object or array of a response. */
export type Json = { readonly [key: string]: unknown }

/** Parses a response. Throws `rpc/failed` if it isn't JSON. */
export function parseEsploraJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw esploraResponseError(error)
  }
}

/** Parses an amount in satoshis. Throws `rpc/failed` if it is invalid. */
export function toSatoshis(value: unknown): bigint {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return BigInt(value as number)
  throw esploraResponseError(value)
}

/** Creates the error for an invalid response. */
export function esploraResponseError(cause: unknown): KitError {
  return new KitError('rpc/failed', { shortMessage: 'The endpoint returned an invalid response.', cause })
}
