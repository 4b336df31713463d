import { KitError } from '@kit/core/adapter'
import type { Signer } from './Signer.js'
import { toSigner } from './toSigner.js'

/**
 * One of the things that a session's wallet can do.
 *
 * @throws KitError `wallet/unsupportedMethod` when it cannot; those of `toSigner`.
 * @example requireSigner(provider, address, 'signMessage')
 */
export function requireSigner<Name extends keyof Signer>(
  provider: unknown,
  address: string,
  name: Name,
): NonNullable<Signer[Name]> {
  const method = toSigner(provider, address)[name]
  if (method) return method as NonNullable<Signer[Name]>
  throw new KitError('wallet/unsupportedMethod', { shortMessage: 'The wallet does not support this.', details: name })
}
