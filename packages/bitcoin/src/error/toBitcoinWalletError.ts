import { toWalletError as toSharedError } from '@kit/adapter'
import type { KitError } from '@kit/core/adapter'

/** Other messages that JSON-RPC servers send with WBIP's rejection code. */
const otherReason =
  /already|known|mempool|timed? ?out|insufficient|not enough|invalid|fail|unknown|internal|unsupported|not supported|too (low|small|large|long)/i

/**
 * Converts any wallet error to a typed error. WBIP has its own codes: -32000 for a rejection, unless the wallet gives another reason,
 * -32001 for an unsupported method, -32002 for a missing authorization.
 *
 * @example toBitcoinWalletError({ code: 4001 }, 'bitcoin:signMessage').code // 'connection/rejected'
 */
export function toBitcoinWalletError(error: unknown, method: string): KitError {
  return toSharedError(error, method, [
    { code: 'connection/rejected', codes: [-32000], unless: otherReason },
    { code: 'transaction/insufficientFunds', phrase: /insufficient/i },
    { code: 'wallet/unauthorized', codes: [-32002] },
    { code: 'wallet/unsupportedMethod', codes: [-32001] },
  ])
}
