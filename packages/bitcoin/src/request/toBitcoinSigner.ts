import type { PairingProvider } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import type { StandardProvider, WbipProvider } from '../wallet/BitcoinProvider.js'
import { requestBitcoinProvider } from '../wallet/requestBitcoinProvider.js'
import { requestWbip } from '../wallet/requestWbip.js'
import type { BitcoinWalletSigner } from './BitcoinWalletSigner.js'
import { createBitcoinStandardSigner } from './createBitcoinStandardSigner.js'
import { createMethodSigner, pairingDialect, wbipDialect } from './createMethodSigner.js'

/**
 * Returns the signer behind a session's provider.
 *
 * @throws KitError `wallet/invalidProvider` when there is none; those of `createBitcoinStandardSigner`.
 * @example toBitcoinSigner(session.provider, account.address)
 */
export function toBitcoinSigner(provider: unknown, address: string): BitcoinWalletSigner {
  const { kind, request } = (provider ?? {}) as { readonly kind?: unknown; readonly request?: unknown }
  if (kind === 'standard') return createBitcoinStandardSigner(provider as StandardProvider, address)
  if (kind === 'wbip') {
    const { wallet } = provider as WbipProvider
    return createMethodSigner((method, params, { signal }) => requestWbip(wallet, method, params, signal), wbipDialect)
  }
  if (typeof request === 'function') {
    const paired = provider as PairingProvider
    return createMethodSigner(
      (method, params, { network, signal }) =>
        requestBitcoinProvider(
          method,
          () => paired.request({ method, params }, network.id, signal && { signal }),
          signal,
        ),
      pairingDialect,
    )
  }
  throw new KitError('wallet/invalidProvider', {
    shortMessage: 'Provider not found: the session has no Bitcoin wallet.',
  })
}
