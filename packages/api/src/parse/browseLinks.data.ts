/**
 * Wallets that are reached by opening the page in their own browser, by rdns: public link formats, for directories that do not
 * carry them. `{href}` and `{origin}` stand for the encoded page and its encoded origin.
 */
export const browseLinks: { readonly [rdns: string]: string } = {
  'app.phantom': 'https://phantom.app/ul/browse/{href}?ref={origin}',
  'com.coinbase.wallet': 'cbwallet://miniapp?url={href}',
  'com.solflare.wallet': 'https://solflare.com/ul/v1/browse/{href}?ref={href}',
}
