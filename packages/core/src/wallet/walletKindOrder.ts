import type { WalletKind } from '../directory/Wallet.js'

/** Order of kinds in the connect view (rule constants-11). */
export const walletKindOrder: readonly WalletKind[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]
