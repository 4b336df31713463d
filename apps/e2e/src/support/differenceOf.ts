import type { Page } from '@playwright/test'

/** Two windows may round the same picture differently: one shade of 255, which is invisible. */
const rounding = 1

/**
 * Counts the pixels of two pictures that differ by more than rounding; Infinity if they differ in size. `page` is any page that may show
 * pictures of its own origin, such as an empty one.
 */
export async function differenceOf(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const pictures = [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`)
  const evaluate = async ([addresses, least]: readonly [readonly string[], number]) => {
    const [a, b] = await Promise.all(
      addresses.map(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        const { width, height } = image
        const canvas = new OffscreenCanvas(width, height).getContext('2d')
        canvas?.drawImage(image, 0, 0)
        return { width, height, shades: canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray() }
      }),
    )
    if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height) return -1
    const pixels = new Set<number>()
    for (const [at, shade] of a.shades.entries())
      if (Math.abs(shade - (b.shades[at] ?? 0)) > least) pixels.add(Math.floor(at / 4))
    return pixels.size
  }
  const difference = await page.evaluate(evaluate, [pictures, rounding] as const)
  return difference < 0 ? Number.POSITIVE_INFINITY : difference
}
