import { createFixtureKit, fixtureWallets } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import jsQR from 'jsqr'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const uri = `wc:${'7f6e504bfad60b485450578e05678ed3'.repeat(2)}@2?relay-protocol=irn&symKey=${'5d'.repeat(32)}&expiryTimestamp=1767225600`

async function decode(base64: string): Promise<string | undefined> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(image, 0, 0)
  return jsQR(context.getImageData(0, 0, image.width, image.height).data, image.width, image.height)?.data
}

/** Returns the visible part of the code, clipped by the screen and by its scroll containers. */
function seen(code: Element): { readonly height: number; readonly of: number } {
  const scroller = code.closest('[data-view]')?.parentElement as HTMLElement
  const [box, frame] = [code.getBoundingClientRect(), scroller.getBoundingClientRect()]
  return { height: Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top, 0), of: box.height }
}

describe.each([
  ['a phone in landscape mode', 740, 360],
  ['a page zoomed to 200%', 640, 360],
])('the pairing view on %s', (_, width, height) => {
  beforeEach(async () => {
    await page.viewport(width, height)
    return () => page.viewport(700, 720)
  })

  it.each([
    ['any wallet', undefined],
    ['one wallet, below its tabs', fixtureWallets[0]],
  ])('shows the QR code of %s completely without scrolling, ready to scan', async (__, wallet) => {
    const history = [
      { name: 'Connect', data: undefined },
      { name: 'ConnectingWalletConnect', data: { wallet } },
    ] as readonly ViewEntry[]
    const states = { pairing: { status: 'ready', uri, expiresAtMs: 4_000_000_000_000 } } as const
    await render(
      <KitProvider kit={createFixtureKit({ history, states }).kit}>
        <KitModal theme="dark" locale="en" />
      </KitProvider>,
    )
    const code = page.getByRole('img', { name: /code/i })
    await expect.element(code).toBeVisible()
    await expect.poll(() => seen(code.element()).of).toBeGreaterThanOrEqual(200)
    const { height: shown, of } = seen(code.element())
    expect(shown).toBeCloseTo(of, 0)
    await expect.poll(async () => decode(await code.screenshot({ save: false }))).toBe(uri)
  })
})
