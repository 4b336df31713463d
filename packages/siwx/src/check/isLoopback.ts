/**
 * Whether a host is this machine: what is served from it is not overheard, so it needs no https.
 *
 * @example isLoopback(new URL('http://localhost:5173').hostname) // true
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  )
}
