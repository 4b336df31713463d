/**
 * Opens a page in a window of its own, within the visitor's gesture. The window is empty until it knows nothing of this page any more, so
 * that whoever is opened can neither reach nor redirect it. False where the browser opens none.
 */
export function openPage(url: string): boolean {
  const opened = window.open('', '_blank', 'popup,width=480,height=760')
  if (opened === null || opened.closed) return false
  opened.opener = null
  opened.location.replace(url)
  return true
}

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
