import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSwipeDown } from './useSwipeDown.js'

function Sheet({ onSwipe }: { readonly onSwipe: () => void }) {
  return (
    <div style={{ height: 400 }}>
      <div style={{ height: 64 }} data-testid="grip" {...useSwipeDown(onSwipe)} />
    </div>
  )
}

async function pull(way: number, end: 'pointerup' | 'pointercancel' = 'pointerup') {
  const onSwipe = vi.fn()
  const { container } = await render(<Sheet onSwipe={onSwipe} />)
  const grip = container.querySelector('[data-testid=grip]') as HTMLElement
  grip.setPointerCapture = () => undefined
  const send = (type: string, clientY: number) =>
    grip.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }))
  send('pointerdown', 10)
  send('pointermove', 10 + way)
  const during = (grip.parentElement as HTMLElement).style.translate
  // Slow enough that only the distance counts.
  await vi.waitFor(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  send(end, 10 + way)
  return { onSwipe, during, after: (grip.parentElement as HTMLElement).style.translate }
}

describe('a sheet that is pulled down', () => {
  it('follows the finger and goes when the way was long', async () => {
    const { onSwipe, during, after } = await pull(150)
    expect(during).toBe('0px 150px')
    expect(onSwipe).toHaveBeenCalledOnce()
    expect(after).toBe('')
  })

  it('springs back when the way was short, or the system took the finger', async () => {
    expect((await pull(12)).onSwipe).not.toHaveBeenCalled()
    expect((await pull(150, 'pointercancel')).onSwipe).not.toHaveBeenCalled()
  })

  it('does not go up', async () => {
    const { during, onSwipe } = await pull(-120)
    expect(during).toMatch(/^0(px)?( 0px)?$/)
    expect(onSwipe).not.toHaveBeenCalled()
  })
})
