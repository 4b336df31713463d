import { tiles } from '@kit/fixture/tiles'
import { describe, expect, it } from 'vitest'
import { nameTile } from './nameTile.js'

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })

/** Returns the contrast with white as defined by WCAG. */
function contrast(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** Returns the lightness in OKLCH. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
}

describe('nameTile', () => {
  it.each(tiles)('returns the same tile for $name in the kit and in kit-server', ({ name, letter, color }) => {
    expect(nameTile(name)).toEqual({ letter, color })
  })

  it('returns one of twelve equally light colors with sufficient contrast to white', () => {
    const colors = new Set(Array.from({ length: 400 }, (_, index) => nameTile(`Wallet ${index}`).color))
    expect(colors.size).toBe(12)
    for (const color of colors) {
      expect(contrast(color)).toBeGreaterThanOrEqual(4.5)
      expect(lightness(color)).toBeCloseTo(0.53, 2)
    }
  })
})
