import { tiles } from '@kit/fixture/tiles'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { safeImageUrl } from './allowsImage.js'
import { createPictureMemory } from './createPictureMemory.js'
import { Picture } from './Picture.js'
import { PictureContext } from './PictureContext.js'

const red = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

describe('Picture', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://elsewhere.example/fox.png',
    'http://localhost.example/fox.png',
    '//elsewhere.example/fox.png',
    ' javascript:alert(1)',
    `data:image/png;base64,${'A'.repeat(300_000)}`,
    '"><img src=x onerror=alert(1)>',
  ])('does not load %s', async (url) => {
    expect(safeImageUrl(url)).toBeUndefined()
    const { container } = await render(<Picture name="Fox" url={url} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('[data-initial=F]')).not.toBeNull()
  })

  it('loads data, blob, https and localhost URLs', () => {
    for (const url of [red, 'blob:https://dapp.example/1', 'https://wallet.example/fox.png', 'http://localhost:4401/a'])
      expect(safeImageUrl(url)).toBe(url)
  })

  it('shows a tile of the same size when it fails to load', async () => {
    const { container } = await render(<Picture name="fox" url="data:image/png;base64,AAAA" />)
    const box = () => (container.firstElementChild as HTMLElement).getBoundingClientRect()
    const before = box()
    await expect.poll(() => container.querySelector('[data-initial]')?.getAttribute('data-initial')).toBe('F')
    expect(box().width).toBe(before.width)
    expect(box().height).toBe(before.height)
  })

  it('shows markup in a name as a letter', async () => {
    const { container } = await render(<Picture name="<img src=x>" url={null} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('[data-initial=I]')).not.toBeNull()
  })

  it('reserves its size without a letter while its URL is unknown', async () => {
    const { container, rerender } = await render(<Picture name="Fox" url={undefined} />)
    const box = () => (container.firstElementChild as HTMLElement).getBoundingClientRect()
    const before = box()
    expect(container.querySelector('[data-initial]')).toBeNull()
    await rerender(<Picture name="Fox" url={null} />)
    expect(container.querySelector('[data-initial=F]')).not.toBeNull()
    expect(box()).toEqual(before)
  })

  it('fades in once, and appears immediately the next time', async () => {
    const memory = createPictureMemory()
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    // Renders synchronously, without the waits of the test library.
    const draw = (picture: ReactNode, known = memory) =>
      flushSync(() => root.render(<PictureContext.Provider value={known}>{picture}</PictureContext.Provider>))
    const opacity = () => getComputedStyle(place.querySelector('img') as Element).opacity
    draw(<Picture name="Fox" url={red} />)
    expect(opacity()).toBe('0')
    await expect.poll(opacity).toBe('1')
    draw(undefined)
    draw(<Picture name="Fox" url={red} />)
    expect(opacity()).toBe('1')
    draw(undefined)
    draw(<Picture name="Fox" url={red} />, createPictureMemory())
    expect(opacity()).toBe('0')
    flushSync(() => root.unmount())
    place.remove()
  })

  it('shows the tile immediately the next time after a failure', async () => {
    const memory = createPictureMemory()
    memory.seen.set(red, false)
    const { container } = await render(
      <PictureContext.Provider value={memory}>
        <Picture name="Fox" url={red} />
      </PictureContext.Provider>,
    )
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('[data-initial=F]')).not.toBeNull()
  })

  it('shows the tile of its name, in light and dark', async () => {
    for (const theme of ['light', 'dark'])
      for (const { name, letter, color } of tiles) {
        const { container } = await render(
          <div data-theme={theme}>
            <Picture name={name} url={null} />
          </div>,
        )
        const tile = container.querySelector('[data-initial]') as Element
        expect(tile.getAttribute('data-initial')).toBe(letter)
        expect(getComputedStyle(tile).backgroundColor).toBe(rgb(color))
        expect(getComputedStyle(tile).color).toBe('rgb(255, 255, 255)')
      }
  })
})

/** The color in the browser's format. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`
