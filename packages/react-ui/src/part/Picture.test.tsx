import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Picture } from './Picture.js'
import { safeImageUrl } from './safeImageUrl.js'

const red = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

describe('a picture', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://elsewhere.example/fox.png',
    'http://localhost.example/fox.png',
    '//elsewhere.example/fox.png',
    ' javascript:alert(1)',
    `data:image/png;base64,${'A'.repeat(300_000)}`,
    '"><img src=x onerror=alert(1)>',
  ])('is not loaded from %s', async (url) => {
    expect(safeImageUrl(url)).toBeUndefined()
    const { container } = await render(<Picture name="Fox" url={url} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('[data-initial=F]')).not.toBeNull()
  })

  it('is loaded from data, blob, https and this machine', () => {
    for (const url of [red, 'blob:https://dapp.example/1', 'https://wallet.example/fox.png', 'http://localhost:4401/a'])
      expect(safeImageUrl(url)).toBe(url)
  })

  it('gives way to a tile of the same size when it does not load', async () => {
    const { container } = await render(<Picture name="fox" url="data:image/png;base64,AAAA" />)
    const box = () => (container.firstElementChild as HTMLElement).getBoundingClientRect()
    const before = box()
    await expect.poll(() => container.querySelector('[data-initial]')?.getAttribute('data-initial')).toBe('f')
    expect(box().width).toBe(before.width)
    expect(box().height).toBe(before.height)
  })

  it('shows markup in a name as a letter', async () => {
    const { container } = await render(<Picture name="<img src=x>" url={undefined} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('[data-initial=i]')).not.toBeNull()
  })

  it('has the same colour for one name everywhere, and a letter that can be read on each', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Wallet ${index * 7}`)
    const { container } = await render(
      <div>
        {names.map((name) => (
          <Picture key={name} name={name} url={undefined} />
        ))}
      </div>,
    )
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D
    const luminance = (color: string): number => {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const hues = new Set<string>()
    for (const tile of container.querySelectorAll('[data-initial]')) {
      const { backgroundColor, color } = getComputedStyle(tile)
      hues.add(backgroundColor)
      expect((luminance(color) + 0.05) / (luminance(backgroundColor) + 0.05)).toBeGreaterThan(4.5)
    }
    expect(hues.size).toBe(12)
  })
})
