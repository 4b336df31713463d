import { KitError } from '@kit/core/adapter'
import type { BitcoinWalletSigner } from './BitcoinWalletSigner.js'
import { toBitcoinSigner } from './toBitcoinSigner.js'

/**
 * One of the things that a session's wallet can do.
 *
 * @throws KitError `wallet/unsupportedMethod` when it cannot; those of `toBitcoinSigner`.
 * @example requireBitcoinSigner(provider, address, 'signMessage')
 */
export function requireBitcoinSigner<Name extends keyof BitcoinWalletSigner>(
  provider: unknown,
  address: string,
  name: Name,
): NonNullable<BitcoinWalletSigner[Name]> {
  const method = toBitcoinSigner(provider, address)[name]
  if (method) return method as NonNullable<BitcoinWalletSigner[Name]>
  throw new KitError('wallet/unsupportedMethod', { shortMessage: 'The wallet does not support this.', details: name })
}
