import { BinaryBitmap, DecodeHintType, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { css as themeCss, classes as themed } from '../theme/theme.module.css.js'
import { adoptStyles } from '../theme/useStyles.js'
import { Picture } from './Picture.js'
import { QrCode } from './QrCode.js'

const uri = `wc:${'7f6e504bfad60b485450578e05678ed3'.repeat(2)}@2?relay-protocol=irn&symKey=${'5d'.repeat(32)}&expiryTimestamp=1767225600`

async function pixelsOf(base64: string): Promise<ImageData> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

function readByZxing({ data, width, height }: ImageData): string {
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4)
    return (red + 2 * green + blue) / 4
  })
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))
  return new QRCodeReader().decode(bitmap, new Map([[DecodeHintType.TRY_HARDER, true]])).getText()
}

describe('QrCode', () => {
  it.each([
    ['light', 328, true],
    ['light', 328, false],
    ['dark', 240, true],
    ['light', 200, true],
    ['light', 200, false],
    ['dark', 200, true],
    ['dark', 200, false],
  ] as const)(
    'can be scanned from the screen by two readers: %s, %i px, picture of a wallet %s',
    async (theme, width, hasLogo) => {
      adoptStyles(document, themeCss)
      await render(
        <div className={themed.theme} data-theme={theme} style={{ width, background: 'var(--bg)' }} data-testid="code">
          <QrCode
            value={uri}
            label="Code"
            {...(hasLogo && { logo: <Picture name="Fox" url={undefined} size={56} /> })}
          />
        </div>,
      )
      const code = page.getByRole('img', { name: 'Code' })
      await expect.element(code).toBeVisible()
      await expect.poll(() => code.element().getAnimations().length).toBe(0)
      const pixels = await pixelsOf(await page.getByTestId('code').screenshot({ save: false }))
      expect(pixels.width).toBe(width)
      expect(jsQR(pixels.data, pixels.width, pixels.height)?.data).toBe(uri)
      expect(readByZxing(pixels)).toBe(uri)
    },
  )

  it('reserves its size while the code loads, and is marked as busy', async () => {
    const { rerender } = await render(<QrCode value={undefined} label="Code" />)
    const code = page.getByRole('img', { name: 'Code' })
    await expect.element(code).toHaveAttribute('aria-busy', 'true')
    const before = code.element().getBoundingClientRect().width
    await rerender(<QrCode value={uri} label="Code" />)
    expect((code.element().parentElement as HTMLElement).getBoundingClientRect().width).toBe(before)
  })
})
