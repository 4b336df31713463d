/** A span of another process. */
export type RemoteSpan = { readonly traceId: string; readonly spanId: string }

/** Of this version, or of a later one with more fields. Identifiers of zeros are invalid. */
const format = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(-|$)/

/** Parses the W3C header `traceparent`; returns undefined if it is missing or invalid, which starts a new trace. */
export function parseTraceparent(text: string | undefined): RemoteSpan | undefined {
  const [, version, traceId, spanId, more] = format.exec(text ?? '') ?? []
  if (traceId === undefined || spanId === undefined || (version === '00' && more !== '')) return undefined
  return { traceId, spanId }
}
