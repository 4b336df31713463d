import { KitError } from '@kit/core/adapter'
import type { Signer } from './Signer.js'
import { toSigner } from './toSigner.js'

/**
 * One thing that the wallet of a session can do.
 *
 * @throws KitError `wallet/unsupportedMethod` when it can not; those of `toSigner`.
 * @example await requireSigner(provider, address, 'signMessage')({ … })
 */
export function requireSigner<Name extends keyof Signer>(
  provider: unknown,
  address: string,
  name: Name,
): NonNullable<Signer[Name]> {
  const signer = toSigner(provider, address)[name]
  if (signer) return signer
  const shortMessage = 'The wallet does not support this method for this account.'
  throw new KitError('wallet/unsupportedMethod', { shortMessage, details: `Method: ${name}` })
}
