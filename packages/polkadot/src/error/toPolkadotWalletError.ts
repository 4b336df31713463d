import { toWalletError as toSharedError } from '@kit/adapter'
import type { KitError } from '@kit/core/adapter'

/**
 * Converts any wallet error to a typed error, by the messages of this family's wallets and the codes of all chains.
 *
 * @example toPolkadotWalletError(new Error('Cancelled'), 'signRaw').code // 'connection/rejected'
 */
export function toPolkadotWalletError(error: unknown, method: string): KitError {
  return toSharedError(error, method, [
    { code: 'connection/pending', phrase: /pending authori[sz]ation request/i },
    { code: 'wallet/unauthorized', phrase: /has not been (authori[sz]ed|enabled)|unable to find keypair/i },
  ])
}
