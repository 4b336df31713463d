const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//i
const longest = 256 * 1024

/**
 * Returns a picture's address if it is safe. Pictures come from wallets and are hostile: only `https:`, `blob:` and `data:`
 * pictures, and `http:` on this machine, of bounded length, and only ever as the source of an `<img>`.
 *
 * @example
 * safeImageUrl('javascript:alert(1)') // undefined
 */
export function safeImageUrl(url: string | undefined): string | undefined {
  if (url === undefined || url.length > longest) return undefined
  return /^(https:\/\/|blob:|data:image\/)/i.test(url) || loopback.test(url) ? url : undefined
}
