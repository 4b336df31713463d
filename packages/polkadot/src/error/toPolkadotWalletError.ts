import { toWalletError as toSharedError } from '@kit/adapter'
import type { KitError } from '@kit/core/adapter'

/**
 * Any error of a wallet as a typed one, by the words of this family's wallets in addition to the codes of all chains.
 *
 * @example toPolkadotWalletError(new Error('Cancelled'), 'signRaw').code // 'connection/rejected'
 */
export function toPolkadotWalletError(error: unknown, method: string): KitError {
  return toSharedError(error, method, [
    { code: 'connection/pending', phrase: /pending authori[sz]ation request/i },
    { code: 'wallet/unauthorized', phrase: /has not been (authori[sz]ed|enabled)|unable to find keypair/i },
  ])
}
