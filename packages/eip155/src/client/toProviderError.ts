import { isKitError } from '@kit/core/adapter'

/** EIP-1193 codes for errors of the kit itself, by their area. */
const codes: { readonly [kind: string]: number } = { account: 4100, connection: 4900, kit: 4900, network: 4901 }
const internalError = -32603

/**
 * Converts an error to an EIP-1193 error, which chain libraries understand. It is 4001 if the user declined, however the wallet reported
 * it, or the wallet's own error if it has a numeric code. Otherwise it has the kit's message, and the kit's error as `cause`.
 *
 * @example toProviderError(new KitError('connection/notConnected', { shortMessage })).code // 4900
 */
export function toProviderError(error: unknown): Error & { readonly code: number } {
  const own = thrownBy(error)
  const isDeclined = isKitError(error, 'connection/rejected')
  if (!isDeclined && typeof own?.code === 'number') return own as Error & { readonly code: number }
  const known = isKitError(error) ? error : undefined
  const [kind = ''] = known?.code.split('/') ?? []
  const code = isDeclined ? 4001 : (codes[kind] ?? internalError)
  return Object.assign(new Error(known?.shortMessage ?? 'The call failed.', { cause: error }), { code })
}

/** Returns the error below the kit's errors. */
function thrownBy(error: unknown): { readonly code?: unknown } | undefined {
  let inner = error
  while (isKitError(inner)) inner = inner.cause
  return typeof inner === 'object' && inner !== null ? inner : undefined
}
