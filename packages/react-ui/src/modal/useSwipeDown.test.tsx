import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSwipeDown } from './useSwipeDown.js'

function Sheet({ onSwipe }: { readonly onSwipe: () => boolean }) {
  return (
    <>
      <div style={{ height: 400 }} data-testid="sheet">
        <div>
          <div style={{ height: 64 }} data-testid="grip" {...useSwipeDown(onSwipe)} />
        </div>
      </div>
      <div data-testid="dim" />
    </>
  )
}

async function pull(way: number, end: 'pointerup' | 'pointercancel' = 'pointerup', goes = true) {
  const onSwipe = vi.fn(() => goes)
  const { container } = await render(<Sheet onSwipe={onSwipe} />)
  const grip = container.querySelector('[data-testid=grip]') as HTMLElement
  const sheet = container.querySelector('[data-testid=sheet]') as HTMLElement
  grip.setPointerCapture = () => undefined
  const send = (type: string, clientY: number) =>
    grip.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }))
  send('pointerdown', 10)
  send('pointermove', 10 + way)
  const dim = container.querySelector('[data-testid=dim]') as HTMLElement
  const during = sheet.style.translate
  const seen = dim.style.opacity
  // Slow enough that only the distance counts.
  await vi.waitFor(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  send(end, 10 + way)
  return { onSwipe, during, seen, after: sheet.style.translate, left: dim.style.opacity }
}

describe('useSwipeDown', () => {
  it('follows the finger, and closes from where it was released after a long swipe', async () => {
    const { onSwipe, during, seen, after, left } = await pull(150)
    expect(during).toBe('0px 150px')
    // The page shows through according to the distance.
    expect(seen).toBe('0.625')
    expect(left).toBe(seen)
    expect(onSwipe).toHaveBeenCalledOnce()
    expect(after).toBe(during)
  })

  it('springs back when closing is refused', async () => {
    const { onSwipe, after, left } = await pull(150, 'pointerup', false)
    expect(onSwipe).toHaveBeenCalledOnce()
    expect([after, left]).toEqual(['', ''])
  })

  it('springs back after a short swipe, or when the system cancels it', async () => {
    expect((await pull(12)).onSwipe).not.toHaveBeenCalled()
    expect((await pull(150, 'pointercancel')).onSwipe).not.toHaveBeenCalled()
  })

  it("doesn't move up", async () => {
    const { during, onSwipe } = await pull(-120)
    expect(during).toMatch(/^0(px)?( 0px)?$/)
    expect(onSwipe).not.toHaveBeenCalled()
  })
})
