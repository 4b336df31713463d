import { safeImageUrl } from './safeImageUrl.js'

/**
 * Whether a picture's address that comes from a wallet or a name may be asked for: what is in it (`data:`, `blob:`), of the page's own
 * origin, or of one of `sources`. Those are written as in a content policy: an origin, in which `*` stands for one label of the
 * host, or a scheme such as `https:`. Anything else would be refused by a strict policy, and tells a stranger who looks.
 *
 * @example
 * allowsImage('https://cdn.example/fox.png', ['https://*.example'], 'https://dapp.example') // true
 */
export function allowsImage(url: string, sources: readonly string[], pageOrigin: string): boolean {
  if (safeImageUrl(url) === undefined) return false
  if (!/^https?:/i.test(url)) return true
  let found: URL
  try {
    found = new URL(url)
  } catch {
    return false
  }
  return [pageOrigin, ...sources].some(
    (source) => source !== '' && (source === found.protocol || matches(source, found.origin)),
  )
}

function matches(source: string, origin: string): boolean {
  const pattern = source
    .toLowerCase()
    .replace(/\/$/, '')
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^.:/]+')
  return new RegExp(`^${pattern}$`).test(origin)
}
