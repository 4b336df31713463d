import type { WalletKind } from '../directory/Wallet.js'

/**
 * Returns all kinds of wallet in the order of the connect view (rules views-9, constants-11). The kinds that the app lists come first.
 *
 * @example orderKinds(['custom']) // ['custom', 'recent', 'injected', …]
 */
export const orderKinds = (order: readonly WalletKind[] = []): readonly WalletKind[] => [
  ...new Set<WalletKind>([
    ...order,
    'recent',
    'injected',
    'featured',
    'custom',
    'external',
    'recommended',
    'walletConnect',
  ]),
]
