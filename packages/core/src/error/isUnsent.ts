import { errorLayers } from './errorLayers.js'
import { isKitError } from './isKitError.js'
import { failureCodes, isRejection } from './isRejection.js'

/** Kit error codes, or their prefixes, that are only used when nothing was sent. */
const unsent: readonly string[] = [
  ...['account/', 'adapter/unsupported', 'amount/', 'connector/', 'transfer/'],
  ...['connection/notConnected', 'connection/reconnecting', 'connection/rejected'],
  ...['kit/notStarted', 'kit/peerMissing', 'kit/pluginMissing'],
  ...['network/invalid', 'network/mismatch', 'network/not', 'network/switch', 'network/unknown'],
  ...['transaction/expired', 'transaction/feeTooHigh', 'transaction/insufficientFunds'],
  ...['transaction/invalid', 'transaction/reverted'],
]

/** Error codes of refusals before signing: EIP-1193, EIP-1474 (-32004 is an unsupported method), JSON-RPC. */
const refusals: ReadonlySet<unknown> = new Set([4100, 4200, -32002, -32004, -32601, -32602])
/**
 * Error codes of wallets that can't send calls as one (EIP-5792): an unsupported capability, network or atomicity, or too many calls.
 * Excludes 5720 and 5730: a bundle with that ID may have been sent before, or is unknown.
 */
export const callsRefusals: ReadonlySet<unknown> = new Set([5700, 5710, 5740, 5760])
/** Kit error codes that adapters assign to refusals of their chains. */
const refused: readonly string[] = ['connection/pending', 'wallet/unauthorized', 'wallet/unsupportedMethod']

/**
 * Returns whether an error proves that nothing was sent. Either the user rejected the request, the wallet refused it before signing, or the
 * kit failed before it contacted the wallet. After any other error the transaction may have been sent. That includes lost connections
 * (4900, 4901), internal errors (-32603), node errors (-32000), timeouts and malformed responses.
 *
 * @example
 * try { await kit.transfer({ to, amount }) } catch (error) { if (!isUnsent(error)) showMayBeSent() }
 */
export function isUnsent(error: unknown): boolean {
  if (isKitError(error)) {
    if (error.isUnsent === true) return true
    if (error.code === 'transaction/maybeSent') return false
    if (unsent.some((start) => error.code.startsWith(start))) return true
  }
  if (isRejection(error)) return true
  const code = errorLayers(error).find((layer) => typeof layer.code === 'number')?.code
  if (refusals.has(code) || callsRefusals.has(code)) return true
  // An error that a wallet or node wrapped in a failure code proves nothing.
  return !failureCodes.has(code) && isKitError(error) && refused.includes(error.code)
}
