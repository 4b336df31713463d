import { nameHue } from './nameHue.js'

/** White can be read on each; the hues are as far apart as they can be (OKLCH lightness 0.53, chroma 0.14 or the most that sRGB has). */
const colors = [
  '#ac4259',
  '#ac4923',
  '#955e02',
  '#7b6c01',
  '#507b07',
  '#038053',
  '#037c77',
  '#027892',
  '#166eb9',
  '#5e5fba',
  '#8451a7',
  '#9f4685',
] as const

/**
 * What stands in for a picture: the first letter or digit of a name, on a colour that always belongs to that name. kit-server draws the
 * same tile.
 *
 * @example
 * nameTile('Rainbow') // { letter: 'R', color: '#038053' }
 */
export function nameTile(name: string): { readonly letter: string; readonly color: string } {
  const [letter = '?'] = name.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? []
  return { letter, color: colors[Math.floor(nameHue(name) / 30)] as string }
}
