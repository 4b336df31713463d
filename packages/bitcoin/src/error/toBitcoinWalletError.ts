import { toWalletError as toSharedError } from '@kit/adapter'
import type { KitError } from '@kit/core/adapter'

/** What JSON-RPC servers also say with WBIP's code for a refusal. */
const otherReason =
  /already|known|mempool|timed? ?out|insufficient|not enough|invalid|fail|unknown|internal|unsupported|not supported|too (low|small|large|long)/i

/**
 * Any error of a wallet as a typed one. WBIP has its own codes: -32000 for a refusal, unless the wallet names another reason, -32001 for
 * a method that it does not have, -32002 for what it has not authorised.
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
