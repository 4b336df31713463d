import type { BitcoinWbipProvider } from './BitcoinTestWallet.js'

/**
 * Injects a WBIP provider into a page: an entry in the `btc_providers` list (WBIP004), and the provider at the path that the entry names.
 * Returns a function that removes both.
 *
 * @example const stop = injectWbip(window, { name, icon, provider })
 */
export const injectWbip = (
  page: object,
  wallet: { readonly name: string; readonly icon: string; readonly provider: BitcoinWbipProvider },
): (() => void) => {
  const { name, icon, provider } = wallet
  const scope = page as { btc_providers?: object[]; TestBitcoinWallets?: Record<string, unknown> }
  const key = `wallet${crypto.randomUUID().replaceAll('-', '')}`
  const entry = { id: `TestBitcoinWallets.${key}`, name, icon, methods: [] }
  scope.TestBitcoinWallets ??= {}
  scope.TestBitcoinWallets[key] = provider
  // Other wallets of the page may have set it to an invalid value.
  if (!Array.isArray(scope.btc_providers)) scope.btc_providers = []
  scope.btc_providers.push(entry)
  return () => {
    if (scope.TestBitcoinWallets) delete scope.TestBitcoinWallets[key]
    const index = scope.btc_providers?.indexOf(entry) ?? -1
    if (index >= 0) scope.btc_providers?.splice(index, 1)
  }
}
