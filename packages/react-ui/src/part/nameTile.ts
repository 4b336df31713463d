import { nameHue } from './nameHue.js'

/** Six digits each. White can be read on all; the hues are as far apart as they can be (OKLCH lightness 0.53, chroma 0.14 or the most that sRGB has). */
const colors = 'ac4259ac4923955e027b6c01507b07038053037c77027892166eb95e5fba8451a79f4685'

/**
 * What stands in for a picture: the first letter or digit of a name, on a colour that always belongs to that name. kit-server draws the
 * same tile.
 *
 * @example
 * nameTile('Rainbow') // { letter: 'R', color: '#038053' }
 */
export function nameTile(name: string): { readonly letter: string; readonly color: string } {
  const [letter = '?'] = name.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? []
  const start = Math.floor(nameHue(name) / 30) * 6
  return { letter, color: `#${colors.slice(start, start + 6)}` }
}
