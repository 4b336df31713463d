/**
 * Lets a picture's address through when it is `https:`, `blob:` or a `data:` image of at most `maxLength` characters
 * (default 200 000, about 150 kB); otherwise `undefined`. The picture is still hostile: show it in `<img>` only, where
 * no script in an SVG runs.
 *
 * @example
 * cleanImageUrl('javascript:alert(1)') // undefined
 */
export function cleanImageUrl(value: unknown, maxLength = 200_000): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined
  const url = value.trim()
  // A data address is limited to picture types; white space and control characters in it would fool filters.
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(url)) return url
  return url.length <= 2048 && /^(https:\/\/|blob:)[^\s\p{Cc}"'<>\\]+$/iu.test(url) ? url : undefined
}
