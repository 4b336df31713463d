import type { PairingProvider } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import type { StandardProvider, WbipProvider } from '../wallet/BitcoinProvider.js'
import { requestWallet } from '../wallet/requestWallet.js'
import { requestWbip } from '../wallet/requestWbip.js'
import { createMethodSigner } from './createMethodSigner.js'
import { createStandardSigner } from './createStandardSigner.js'
import { pairingDialect } from './pairingDialect.js'
import type { Signer } from './Signer.js'
import { wbipDialect } from './wbipDialect.js'

/**
 * The signer that stands behind a session's provider.
 *
 * @throws KitError `wallet/invalidProvider` when there is none; those of `createStandardSigner`.
 * @example toSigner(session.provider, account.address)
 */
export function toSigner(provider: unknown, address: string): Signer {
  const { kind, request } = (provider ?? {}) as { readonly kind?: unknown; readonly request?: unknown }
  if (kind === 'standard') return createStandardSigner(provider as StandardProvider, address)
  if (kind === 'wbip') {
    const { wallet } = provider as WbipProvider
    return createMethodSigner((method, params, { signal }) => requestWbip(wallet, method, params, signal), wbipDialect)
  }
  if (typeof request === 'function') {
    const paired = provider as PairingProvider
    return createMethodSigner(
      (method, params, { network, signal }) =>
        requestWallet(method, () => paired.request({ method, params }, network.id, signal && { signal }), signal),
      pairingDialect,
    )
  }
  throw new KitError('wallet/invalidProvider', {
    shortMessage: 'Provider not found: the session holds no Bitcoin wallet.',
  })
}
