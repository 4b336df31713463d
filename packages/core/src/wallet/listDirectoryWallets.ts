import type { Wallet, WalletRow } from '../directory/Wallet.js'
import { canOpenOnMobile, connectedOf, hasNamespace, type WalletListInput } from './listWallets.js'
import { nameInPage } from './nameInPage.js'
import { createWalletExclusion, mayBeSameWallet, walletKeys } from './walletKeys.js'

/**
 * Returns the rows of all wallets, or of a search, in the directory's order with installed ones first. Duplicates, excluded wallets and, on
 * phones, wallets without a mobile link are left out; with `namespace`, also wallets of others. Pure; 5,000 rows take a few milliseconds.
 *
 * @example
 * listDirectoryWallets({ ...input, wallets: [...featured, ...recommended, ...all.wallets] })
 */
export function listDirectoryWallets(
  input: Omit<WalletListInput, 'featured' | 'recommended'> & { readonly wallets: readonly Wallet[] },
): readonly WalletRow[] {
  const isExcluded = createWalletExclusion(input.settings?.exclude)
  const { namespace } = input
  const isOf = (name: string | undefined): boolean => namespace === undefined || name === namespace
  const connected = connectedOf(input.connections.filter((other) => isOf(other.namespace)))
  const recentIds = new Set(input.recent.map(({ id }) => id))
  const connectorsByKey = new Map<string, (typeof input.connectors)[number][]>()
  for (const connector of nameInPage(input.connectors, input.wallets, input.ports)) {
    if (!connector.namespaces.some(isOf)) continue
    if (connector.type === 'WALLET_CONNECT' || connector.type === 'AUTH' || connector.type === 'ID_AUTH') continue
    for (const key of walletKeys({ name: connector.name, rdns: connector.rdns, directoryId: connector.explorerId })) {
      connectorsByKey.set(key, [...(connectorsByKey.get(key) ?? []), connector])
    }
  }
  const seen = new Set<string>()
  const installed: WalletRow[] = []
  const others: WalletRow[] = []
  for (const wallet of input.wallets) {
    const identity = { name: wallet.name, rdns: wallet.rdns, directoryId: wallet.id }
    if (seen.has(wallet.id) || isExcluded(identity) || !hasNamespace(wallet, namespace)) continue
    seen.add(wallet.id)
    const keys = walletKeys(identity)
    const reached = keys.map((key) => connectorsByKey.get(key)?.filter((found) => mayBeSameWallet(found, wallet)) ?? [])
    const connectors = reached.find(({ length }) => length > 0) ?? []
    if (input.isMobile && connectors.length === 0 && !canOpenOnMobile(wallet)) continue
    const row: WalletRow = {
      id: wallet.id,
      kind: connectors.length > 0 ? 'injected' : 'recommended',
      name: wallet.name,
      ...(wallet.imageUrl !== undefined && { imageUrl: wallet.imageUrl }),
      ...(wallet.imageId !== undefined && { imageId: wallet.imageId }),
      ...(wallet.rdns !== undefined && { rdns: wallet.rdns }),
      connectorIds: connectors.map(({ id }) => id),
      namespaces: [...new Set(connectors.flatMap(({ namespaces }) => namespaces))],
      wallet,
      installed: connectors.some(({ type }) => type !== 'EXTERNAL'),
      recent: recentIds.has(wallet.id),
      connected:
        connectors.some(({ id }) => connected.connectorIds.has(id)) ||
        keys.some((candidate) => connected.names.has(candidate)),
    }
    if (row.installed) installed.push(row)
    else others.push(row)
  }
  return [...installed, ...others]
}
