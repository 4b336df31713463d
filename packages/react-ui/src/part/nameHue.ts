/**
 * A hue in degrees that stands for a text: the same on every page and in every view.
 *
 * @example
 * nameHue('MetaMask') === nameHue('MetaMask')
 */
export function nameHue(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name.toLowerCase()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % 360
}
