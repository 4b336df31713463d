/** Six digits each. White is readable on all; the hues are as distinct as possible. The kit uses the same. */
const colors = 'ac4259ac4923955e027b6c01507b07038053037c77027892166eb95e5fba8451a79f4685'

/**
 * Returns the placeholder for a missing picture: the first letter or digit of a name, on a color that always belongs to that name. The kit
 * shows the same tile while it has no picture.
 *
 * @example nameTile('Rainbow') // { letter: 'R', color: '#955e02' }
 */
export function nameTile(name: string): { readonly letter: string; readonly color: string } {
  const [letter = '?'] = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? []
  let hash = 0x811c9dc5
  for (const character of name.toLowerCase()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const start = Math.floor(((hash >>> 0) % 360) / 30) * 6
  return { letter, color: `#${colors.slice(start, start + 6)}` }
}
