import { errorLayers } from './errorLayers.js'
import { isKitError } from './isKitError.js'
import { failureCodes, isRejection } from './isRejection.js'

/** Codes of the kit, or what they begin with, that are raised only where nothing was sent. */
const unsent: readonly string[] = [
  ...['account/', 'adapter/unsupported', 'amount/', 'connector/', 'transfer/'],
  ...['connection/notConnected', 'connection/reconnecting', 'connection/rejected'],
  ...['kit/notStarted', 'kit/peerMissing', 'kit/pluginMissing'],
  ...['network/invalid', 'network/mismatch', 'network/not', 'network/switch', 'network/unknown'],
  ...['transaction/expired', 'transaction/feeTooHigh', 'transaction/insufficientFunds'],
  ...['transaction/invalid', 'transaction/reverted'],
]

/** Refusals before a wallet signs: EIP-1193, EIP-1474 (-32004 is an unsupported method), JSON-RPC. */
const refusals: ReadonlySet<unknown> = new Set([4100, 4200, -32002, -32004, -32601, -32602])
/** Calls that a wallet does not take (EIP-5792). Not 5720 and 5730: a bundle of that id may have been sent before, or is not known. */
const callsRefusals: ReadonlySet<unknown> = new Set([5700, 5710, 5740, 5750, 5760])
/** Codes of the kit that a refusal becomes, on each chain by codes of its own. */
const refused: readonly string[] = ['connection/pending', 'wallet/unauthorized', 'wallet/unsupportedMethod']

/**
 * Whether an error proves that nothing left the wallet: the user rejected the request, the wallet refused it before signing, or the kit
 * did before it asked. Every other error of a request that sends leaves it open: the transaction may have been sent. That includes lost
 * connections (4900, 4901), internal errors (-32603), errors of a node (-32000), timeouts and answers that can't be read.
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
  // What a wallet or a node wraps in a failure of its own proves nothing.
  return !failureCodes.has(code) && isKitError(error) && refused.includes(error.code)
}
