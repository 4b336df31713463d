/**
 * Six hex digits each. All have sufficient contrast with white, and the hues are as far apart as possible (OKLCH lightness 0.53, chroma
 * 0.14 or the maximum in sRGB).
 */
const colors = 'ac4259ac4923955e027b6c01507b07038053037c77027892166eb95e5fba8451a79f4685'

/**
 * Returns the placeholder for a picture: the first letter or digit of a name, on a color derived from the name. kit-server draws the same
 * tile.
 *
 * @example
 * nameTile('Rainbow') // { letter: 'R', color: '#038053' }
 */
export function nameTile(name: string): { readonly letter: string; readonly color: string } {
  const [letter = '?'] = name.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? []
  const start = Math.floor(nameHue(name) / 30) * 6
  return { letter, color: `#${colors.slice(start, start + 6)}` }
}

/**
 * Returns a hue in degrees derived from a text. It is the same on every page and in every view.
 *
 * @example
 * nameHue('MetaMask') === nameHue('MetaMask')
 */
export function nameHue(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name.toLowerCase()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % 360
}
