/** Names that people know of pages where they pay. */
const known: { readonly [host: string]: string } = { 'pay.coinbase.com': 'Coinbase' }

const longest = 28

/** What to call the page where it is paid: its name where it is known, else its host, which nobody can pretend. */
export function providerOf(url: string): string {
  const { host } = new URL(url)
  if (Object.hasOwn(known, host)) return known[host] ?? host
  // Its end says whose it is.
  return host.length > longest ? `…${host.slice(-longest)}` : host
}
