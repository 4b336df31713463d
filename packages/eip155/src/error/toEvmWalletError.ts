import { toWalletError as toPlainWalletError, type WalletErrorRule } from '@kit/adapter'
import { cleanText, type KitError } from '@kit/core/adapter'
import { revertReason } from './revertReason.js'

/**
 * Converts any error of an EIP-1193 provider to a typed error: like `toWalletError` of `@kit/adapter`, and `transaction/reverted` with a
 * contract's reason.
 *
 * @example toEvmWalletError({ code: 4001 }, 'personal_sign').code // 'connection/rejected'
 */
export function toEvmWalletError(error: unknown, method: string): KitError {
  const reason = revertReason(error)
  if (reason === undefined) return toPlainWalletError(error, method, rules)
  const shortMessage = `The contract reverted: ${cleanText(reason, 200)}`
  return toPlainWalletError(error, method, [{ code: 'transaction/reverted', shortMessage }])
}

const rules: readonly WalletErrorRule[] = [
  // Method not supported (EIP-1474).
  { code: 'wallet/unsupportedMethod', codes: [-32004] },
]
