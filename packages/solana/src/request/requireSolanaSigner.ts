import { KitError } from '@kit/core/adapter'
import type { SolanaWalletSigner } from './SolanaWalletSigner.js'
import { toSolanaSigner } from './toSolanaSigner.js'

/**
 * One thing that the wallet of a session can do.
 *
 * @throws KitError `wallet/unsupportedMethod` when it can not; those of `toSolanaSigner`.
 * @example await requireSolanaSigner(provider, address, 'signMessage')({ … })
 */
export function requireSolanaSigner<Name extends keyof SolanaWalletSigner>(
  provider: unknown,
  address: string,
  name: Name,
): NonNullable<SolanaWalletSigner[Name]> {
  const signer = toSolanaSigner(provider, address)[name]
  if (signer) return signer
  const shortMessage = 'The wallet does not support this method for this account.'
  throw new KitError('wallet/unsupportedMethod', { shortMessage, details: `Method: ${name}` })
}
