/**
 * Opens a page in a new window, within the user gesture. The window stays blank until its opener is removed, so that the page can neither
 * access nor redirect this one. Returns false if the browser blocks it.
 */
export function openPage(url: string): boolean {
  const opened = window.open('', '_blank', 'popup,width=480,height=760')
  if (opened === null || opened.closed) return false
  opened.opener = null
  opened.location.replace(url)
  return true
}

/** Display names of known payment pages. */
const known: { readonly [host: string]: string } = { 'pay.coinbase.com': 'Coinbase' }

const maxLength = 28

/** Returns the name of a payment page: its display name if known, else its host, which can't be spoofed. */
export function providerOf(url: string): string {
  const { host } = new URL(url)
  if (Object.hasOwn(known, host)) return known[host] ?? host
  // The end of a host identifies its owner.
  return host.length > maxLength ? `…${host.slice(-maxLength)}` : host
}
