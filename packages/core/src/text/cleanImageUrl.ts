/**
 * Returns the URL of an image if it is `https:`, `blob:` or a `data:` image, or else `undefined`. `maxLength` is in characters: 200,000 by
 * default, about 150 kB. The image is still untrusted: show it in `<img>` only, where scripts in an SVG don't run.
 *
 * @example
 * cleanImageUrl('javascript:alert(1)') // undefined
 */
export function cleanImageUrl(value: unknown, maxLength = 200_000): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined
  const url = value.trim()
  // Data URLs are limited to image types. Whitespace and control characters in the type would bypass filters.
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(url)) return url
  return url.length <= 2048 && /^(https:\/\/|blob:)[^\s\p{Cc}"'<>\\]+$/iu.test(url) ? url : undefined
}
