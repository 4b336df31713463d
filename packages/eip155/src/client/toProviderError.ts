import { isKitError } from '@kit/core/adapter'

/** The codes of EIP-1193 for what the kit itself refuses, by the kind of its error. */
const codes: { readonly [kind: string]: number } = { account: 4100, connection: 4900, kit: 4900, network: 4901 }
const internalError = -32603

/**
 * An error as EIP-1193 has them, so that chain libraries make their own of it: 4001 when the visitor declined, in whatever words; what the
 * wallet threw where it has a number as its code; else what the kit says, with the kit's error as `cause`.
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

/** What was thrown below the errors of the kit. */
function thrownBy(error: unknown): { readonly code?: unknown } | undefined {
  let inner = error
  while (isKitError(inner)) inner = inner.cause
  return typeof inner === 'object' && inner !== null ? inner : undefined
}
