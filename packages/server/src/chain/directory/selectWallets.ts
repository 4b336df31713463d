import { namespaceOf } from '@kit/core/plugin'
import type { Wallet } from './Wallet.js'

/** Filter of a directory request. Empty lists do not restrict. */
export type WalletQuery = {
  readonly page: number
  readonly entries: number
  readonly search: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly chains: readonly string[]
  readonly names: readonly string[]
  readonly rdns: readonly string[]
  readonly badge: 'none' | 'certified' | undefined
  readonly platforms: readonly ('ios' | 'android')[]
}

/** One page, and the total number of matches. */
export type WalletPage = { readonly count: number; readonly data: readonly Wallet[] }

/**
 * Returns matching wallets in the directory's order; with a search, prefix matches first. A chain that no wallet lists (a local or private
 * one) is matched by its namespace, because the directory cannot know it.
 */
export function selectWallets(wallets: readonly Wallet[], query: WalletQuery): WalletPage {
  const search = fold(query.search)
  // Built once: a request can have thousands of words and the directory thousands of wallets.
  const listed = new Set(wallets.flatMap(({ chains }) => chains))
  const exact = new Set(query.chains.filter((chain) => listed.has(chain)))
  const namespaces = new Set(query.chains.filter((chain) => !listed.has(chain)).map(namespaceOf))
  const included = new Set(query.include)
  const excluded = new Set(query.exclude)
  const rdns = new Set(query.rdns)
  const names = new Set(query.names.map(fold))
  const matches = wallets.filter(
    (wallet) =>
      fold(wallet.name).includes(search) &&
      allows(included, wallet.id) &&
      !excluded.has(wallet.id) &&
      allows(rdns, wallet.rdns) &&
      allows(names, fold(wallet.name)) &&
      (query.badge === undefined || query.badge === wallet.badge_type) &&
      (query.platforms.length === 0 || query.platforms.some((platform) => runsOn(wallet, platform))) &&
      (query.chains.length === 0 ||
        wallet.chains.some((chain) => exact.has(chain) || namespaces.has(namespaceOf(chain)))),
  )
  const ordered =
    search === ''
      ? matches
      : matches.toSorted((a, b) => Number(fold(b.name).startsWith(search)) - Number(fold(a.name).startsWith(search)))
  const start = (query.page - 1) * query.entries
  return { count: ordered.length, data: ordered.slice(start, start + query.entries) }
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

function allows(words: ReadonlySet<string>, value: string | null): boolean {
  return words.size === 0 || (value !== null && words.has(value))
}

function runsOn(wallet: Wallet, platform: 'ios' | 'android'): boolean {
  return (platform === 'ios' ? wallet.app_store : wallet.play_store) !== null
}
