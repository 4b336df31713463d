import type { WalletKind, WalletRow } from '@kit/core'

/** The groups of the list of wallets. `phone` is the pairing with any wallet. */
export type WalletGroup = 'recent' | 'installed' | 'popular' | 'phone'

const kinds: { readonly [Group in WalletGroup]: readonly WalletKind[] } = {
  recent: ['recent'],
  installed: ['injected'],
  popular: ['featured', 'custom', 'external', 'recommended'],
  phone: ['walletConnect'],
}

/** The rows in groups, each in the order of the rows. An order of kinds that the app configured is one of the groups too. */
export function groupWallets(
  rows: readonly WalletRow[],
  order: readonly WalletKind[] = [],
): readonly (readonly [WalletGroup, readonly WalletRow[]])[] {
  const rank = (group: WalletGroup): number =>
    Math.min(...kinds[group].map((kind) => (order.includes(kind) ? order.indexOf(kind) : order.length)))
  return (Object.keys(kinds) as WalletGroup[])
    .sort((a, b) => rank(a) - rank(b))
    .map((group) => [group, rows.filter(({ kind }) => kinds[group].includes(kind))])
}
