import { nameHue } from './nameHue.js'

/** Tints of an avatar and the step between them (specification, section 9). */
const tints = 5
const step = 0.15

/**
 * Five tints of one colour that stands for an address, each 15 % nearer to white.
 *
 * @example
 * avatarColors('0x8ba1f109551bD432803012645Ac136ddd64DBA72')[0] // 'rgb(139 161 241)'
 */
export function avatarColors(address: string): readonly string[] {
  const base = baseColor(address)
  return Array.from({ length: tints }, (_, index) => {
    const share = index * step
    const [red, green, blue] = base.map((part) => Math.round(part + (255 - part) * share))
    return `rgb(${red} ${green} ${blue})`
  })
}

function baseColor(address: string): readonly number[] {
  const hex = /^0x([0-9a-f]{6})/i.exec(address)?.[1]
  if (hex !== undefined) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  // Addresses that are no hex: a colour of the middle in the hue of the text.
  const hue = nameHue(address)
  return [0, 8, 4].map((shift) => {
    const place = (shift + hue / 30) % 12
    return Math.round(255 * (0.5 - 0.4 * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  })
}
