import { toWalletError as toPlainWalletError, type WalletErrorRule } from '@kit/adapter'
import { cleanText, type KitError } from '@kit/core/adapter'
import { revertReason } from './revertReason.js'

/**
 * Converts any error of an EIP-1193 provider to a typed error: like `toWalletError` of `@kit/adapter`, and `transaction/reverted` with a
 * contract's reason. Errors of calls (EIP-5792) become `adapter/unsupported` for a capability (5700), network (5710) or atomicity (5760)
 * that the wallet lacks; `connection/rejected` if the user rejected an upgrade (5750); `transaction/invalid` for too many calls (5740) or an
 * unknown ID (5730); and `transaction/maybeSent` for an ID that was sent before (5720).
 *
 * @example toEvmWalletError({ code: 4001 }, 'personal_sign').code // 'connection/rejected'
 */
export function toEvmWalletError(error: unknown, method: string): KitError {
  const reason = revertReason(error)
  if (reason === undefined)
    return toPlainWalletError(error, method, method === 'wallet_sendCalls' ? rules : [...rules, unknownCalls])
  const shortMessage = `The contract reverted: ${cleanText(reason, 200)}`
  return toPlainWalletError(error, method, [{ code: 'transaction/reverted', shortMessage }])
}

const unsupported = (code: number, shortMessage: string): WalletErrorRule => ({
  code: 'adapter/unsupported',
  codes: [code],
  shortMessage,
})

const rules: readonly WalletErrorRule[] = [
  // Method not supported (EIP-1474).
  { code: 'wallet/unsupportedMethod', codes: [-32004] },
  // EIP-5792. The code of a rejected upgrade (5750) counts as a rejection everywhere.
  unsupported(5700, 'The wallet does not support a capability that the calls require.'),
  unsupported(5710, 'The wallet does not support sending calls as a batch on this network.'),
  unsupported(5760, 'The wallet does not support sending calls as one atomic batch on this network.'),
  {
    code: 'transaction/invalid',
    codes: [5740],
    shortMessage: 'The wallet does not accept this many calls in a batch.',
  },
  {
    code: 'transaction/maybeSent',
    codes: [5720],
    shortMessage: 'The wallet already has a call bundle with this ID. It may have been sent.',
  },
]

/** Excludes requests to send, for which the code proves nothing. */
const unknownCalls: WalletErrorRule = {
  code: 'transaction/invalid',
  codes: [5730],
  shortMessage: 'The wallet has no call bundle with this ID.',
}
