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

/**
 * Whether a picture whose address comes from a wallet or a name may be fetched: it carries its data (`data:`, `blob:`), or is from the
 * page's own origin or one of `sources`. Those are written as in a content policy: an origin, in which `*` stands for one label of the
 * host, or a scheme such as `https:`. A strict policy would refuse anything else, and fetching it would tell a stranger who looks.
 *
 * @example
 * allowsImage('https://cdn.example/fox.png', ['https://*.example'], 'https://dapp.example') // true
 */
export function allowsImage(url: string, sources: readonly string[], pageOrigin: string): boolean {
  if (safeImageUrl(url) === undefined) return false
  if (!/^http/i.test(url)) return true
  try {
    const { origin, protocol } = new URL(url)
    return [pageOrigin, ...sources].some((source) => source === protocol || isLike(source, origin))
  } catch {
    return false
  }
}

/** Label by label: a star stands for one, or for the rest of one. */
function isLike(source: string, origin: string): boolean {
  const labels = origin.split('.')
  const wished = source.split('.')
  return (
    wished.length === labels.length &&
    wished.every((wish, index) => {
      const label = labels[index] as string
      return wish.endsWith('*') ? label.startsWith(wish.slice(0, -1)) && label.length >= wish.length : wish === label
    })
  )
}
