const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//i
const longest = 256 * 1024
/**
 * Returns a picture's URL if it is safe. Pictures from wallets are untrusted. Only `https:`, `blob:` and `data:` images, and `http:` on
 * localhost, are allowed. Their length is limited, and they are only for the source of an `<img>`.
 *
 * @example
 * safeImageUrl('javascript:alert(1)') // undefined
 */
export function safeImageUrl(url: string | undefined): string | undefined {
  if (url === undefined || url.length > longest) return undefined
  return /^(https:\/\/|blob:|data:image\/)/i.test(url) || loopback.test(url) ? url : undefined
}

/**
 * Whether a picture whose URL comes from a wallet or a name may be loaded. It must contain its data (`data:`, `blob:`), or be from the
 * page's own origin or one of `sources`. As in a Content Security Policy, a source is an origin or a scheme such as `https:`. In an origin,
 * `*` matches one label of the host. A strict policy would block anything else, and loading it would reveal the user to a third party.
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

/** Compares label by label: `*` matches one label, or the rest of one. */
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
