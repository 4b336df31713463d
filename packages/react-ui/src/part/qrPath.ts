import { encode } from 'uqr'

/** A QR code as shapes on a grid of modules. */
export type QrShapes = {
  /** Modules per side. */
  readonly size: number
  /** Dark modules as lines of almost zero length, to be drawn with round caps. */
  readonly path: string
  /** Top left corners of the three finder patterns, of 7 modules each. */
  readonly finders: readonly (readonly [x: number, y: number])[]
}

/**
 * Converts text into the shapes of a QR code. Error correction level M; the free center uses a third of it.
 *
 * @param freeSide Side of the empty square in the center, as a fraction of the code.
 */
export function qrPath(value: string, freeSide = 0): QrShapes {
  const { data, size } = encode(value, { ecc: 'M', border: 0 })
  const middle = (size - 1) / 2
  const free = (size * freeSide) / 2
  const isDark = (x: number, y: number): boolean => {
    if (data[y]?.[x] !== true || isFinder(x, y, size)) return false
    return free === 0 || Math.abs(x - middle) > free || Math.abs(y - middle) > free
  }
  let path = ''
  for (let x = 0; x < size; x += 1) {
    for (let y = 0; y < size; y += 1) {
      // Some engines don't draw caps for lines of zero length.
      if (isDark(x, y)) path += `M${x}.5 ${y}.5h.01`
    }
  }
  return {
    size,
    path,
    finders: [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ],
  }
}

function isFinder(x: number, y: number, size: number): boolean {
  return (x < 7 && y < 7) || (x >= size - 7 && y < 7) || (x < 7 && y >= size - 7)
}
