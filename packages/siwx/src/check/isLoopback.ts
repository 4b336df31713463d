/**
 * Returns whether a host is the local machine. Its traffic can't be intercepted, so it doesn't need HTTPS.
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
