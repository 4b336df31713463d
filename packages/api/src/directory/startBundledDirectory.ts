import type { Wallet } from '@kit/core'
import { type Directory, namespaceOf, type PluginContext } from '@kit/core/plugin'
import type { WalletsQuery } from '../endpoint/getWallets.js'
import { createDirectory } from './createDirectory.js'

/** A module with a list of wallets. */
export type WalletList = { readonly wallets: readonly Wallet[] }

/** Creates the directory of a list. Ends with the kit of the context. */
export function startBundledDirectory({ wallets }: WalletList, context: PluginContext): Directory {
  return createDirectory(context, {
    async getWallets(query) {
      const found = wallets.filter((wallet) => isWanted(wallet, query))
      const first = (query.page - 1) * query.entries
      return { wallets: found.slice(first, first + query.entries), count: found.length }
    },
    // Icons are in the list. Images of networks aren't.
    createImages: () => ({ get: () => null, destroy() {} }),
    onFirst() {},
    reportError: (error) => context.ports.log.warn('The wallet directory failed', error),
  })
}

/** Lists of networks are examples: a wallet for one network of a namespace is offered for all of them. */
function isWanted(
  wallet: Wallet,
  { badge, chains = [], exclude = [], include = [], search = '' }: WalletsQuery,
): boolean {
  const namespaces = new Set(chains.map(namespaceOf))
  return (
    (include.length === 0 || include.includes(wallet.id)) &&
    !exclude.includes(wallet.id) &&
    (badge !== 'certified' || wallet.certified === true) &&
    (wallet.chains.length === 0 || wallet.chains.some((chain) => namespaces.has(namespaceOf(chain)))) &&
    wallet.name.toLowerCase().includes(search.toLowerCase())
  )
}
