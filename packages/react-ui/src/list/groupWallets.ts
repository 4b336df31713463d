import type { WalletKind, WalletRow } from '@kit/core'
import { orderKinds } from '@kit/core/plugin'

/** Groups of the wallet list. `phone` is pairing with any wallet. */
export type WalletGroupName = 'recent' | 'installed' | 'popular' | 'phone'

/** A section of the list: consecutive kinds of the same group. */
export type WalletSection = {
  readonly group: WalletGroupName
  readonly kinds: readonly WalletKind[]
  readonly rows: readonly WalletRow[]
}

const groups: { readonly [Kind in WalletKind]: WalletGroupName } = {
  recent: 'recent',
  injected: 'installed',
  featured: 'popular',
  custom: 'popular',
  external: 'popular',
  recommended: 'popular',
  walletConnect: 'phone',
}

/**
 * Returns the sections of the list in the order of kinds. A configured order can split a group into several sections. Recent wallets that
 * are installed are the first of the installed ones, if those follow.
 */
export function groupWallets(rows: readonly WalletRow[], order?: readonly WalletKind[]): readonly WalletSection[] {
  const runs: WalletKind[][] = []
  const ordered = orderKinds(order)
  const joins = ordered.indexOf('injected') === ordered.indexOf('recent') + 1
  const kindOf = ({ kind, installed }: WalletRow): WalletKind =>
    joins && kind === 'recent' && installed ? 'injected' : kind
  for (const kind of ordered) {
    const last = runs.at(-1)
    if (last && groups[last[0] as WalletKind] === groups[kind]) last.push(kind)
    else runs.push([kind])
  }
  return runs.map((kinds) => ({
    group: groups[kinds[0] as WalletKind],
    kinds,
    rows: rows.filter((row) => kinds.includes(kindOf(row))),
  }))
}
