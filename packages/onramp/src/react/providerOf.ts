/** Names that people know of pages where they pay. */
const known: { readonly [host: string]: string } = { 'pay.coinbase.com': 'Coinbase' }

/** What to call the page where it is paid: its name where it is known, else its host, which nobody can pretend. */
export function providerOf(url: string): string {
  const { host } = new URL(url)
  return Object.hasOwn(known, host) ? (known[host] ?? host) : host
}
