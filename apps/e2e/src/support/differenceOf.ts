import type { Page } from '@playwright/test'

/**
 * By how many of 255 shades two pictures differ where they differ most; Infinity where they differ in size. `page` is any page that may
 * show pictures of its own address, such as an empty one.
 */
export async function differenceOf(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const pictures = [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`)
  const difference = await page.evaluate(async (addresses) => {
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
    return a.shades.reduce((most, shade, at) => Math.max(most, Math.abs(shade - (b.shades[at] ?? 0))), 0)
  }, pictures)
  return difference < 0 ? Number.POSITIVE_INFINITY : difference
}
