/** How to open a page in a wallet's own browser, and how to detect it there. */
export type InAppBrowser = {
  /**
   * Opens the page in the wallet. Placeholders: `{href}` and `{origin}` for the encoded URL and origin of the page, `{page}` for its URL
   * without the scheme.
   */
  readonly browseLink?: string
  /** Links that replace `browseLink` in some namespaces. */
  readonly browseLinks?: { readonly [namespace: string]: string }
  /** Globals that the wallet's browser sets. Any of them means that the page is open there. */
  readonly inPageMarkers?: readonly string[]
}

/** Public link formats of wallets with their own browser, for wallets that don't specify their own (rule mobile-5). */
export const inAppBrowsers: readonly (InAppBrowser & { readonly rdns: string; readonly name: string })[] = [
  {
    rdns: 'app.phantom',
    name: 'phantom',
    browseLink: 'https://phantom.app/ul/browse/{href}?ref={origin}',
    inPageMarkers: ['phantom'],
  },
  {
    rdns: 'com.coinbase.wallet',
    name: 'coinbase wallet',
    browseLink: 'cbwallet://miniapp?url={href}',
    browseLinks: { solana: 'https://go.cb-w.com/dapp?cb_url={href}' },
    inPageMarkers: ['coinbaseWalletExtension', 'coinbaseSolana'],
  },
  {
    rdns: 'com.solflare.wallet',
    name: 'solflare',
    browseLink: 'https://solflare.com/ul/v1/browse/{href}?ref={href}',
    inPageMarkers: ['solflare'],
  },
  // Its link requires an app ID that Binance assigns.
  { rdns: 'com.binance.wallet', name: 'binance wallet', inPageMarkers: ['binancew3w'] },
]
