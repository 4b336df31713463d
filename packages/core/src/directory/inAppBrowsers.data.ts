/** How a page is opened in a wallet's own browser, and how the page knows that it is there. */
export type InAppBrowser = {
  /** Opens the page in the wallet. `{href}` and `{origin}` stand for the encoded page and its encoded origin, `{page}` for the page without its scheme. */
  readonly browseLink?: string
  /** Links of namespaces that differ from `browseLink`. */
  readonly browseLinks?: { readonly [namespace: string]: string }
  /** Globals that the wallet's browser sets in the page: any of them tells that the page is open there. */
  readonly inPageMarkers?: readonly string[]
}

/** Wallets that open pages in their own browser: public link formats, for rows that do not carry them (rule mobile-5). */
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
  // Its link needs an app id that Binance gives to each app.
  { rdns: 'com.binance.wallet', name: 'binance wallet', inPageMarkers: ['binancew3w'] },
]
