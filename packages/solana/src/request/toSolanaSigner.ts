import type { PairingProvider, StandardWallet } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { createPairingSigner } from './createPairingSigner.js'
import { createSolanaStandardSigner } from './createSolanaStandardSigner.js'
import type { SolanaWalletSigner } from './SolanaWalletSigner.js'

/** The provider of a session in this namespace: a wallet in the page, or a paired one. */
export type SolanaProvider = StandardWallet | PairingProvider

/**
 * Returns the signer behind a session's provider, which it recognizes by shape.
 *
 * @throws KitError `wallet/invalidProvider` for anything else; those of `createSolanaStandardSigner`.
 * @example toSolanaSigner(session.provider, account.address)
 */
export function toSolanaSigner(provider: unknown, address: string): SolanaWalletSigner {
  const { features, request } = (provider ?? {}) as { readonly features?: unknown; readonly request?: unknown }
  if (typeof features === 'object' && features !== null)
    return createSolanaStandardSigner(provider as StandardWallet, address)
  if (typeof request === 'function') return createPairingSigner(provider as PairingProvider)
  throw new KitError('wallet/invalidProvider', {
    shortMessage: 'Provider not found: the session has no Solana wallet.',
  })
}

/**
 * Returns one member of a session's signer.
 *
 * @throws KitError `wallet/unsupportedMethod` when the wallet lacks it; those of `toSolanaSigner`.
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
