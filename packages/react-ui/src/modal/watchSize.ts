import { animateElement, motionMs } from './animateElement.js'

/** Position and size of the card, and of the window at that time. */
type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly window: string
}

function boxOf({ offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height }: HTMLElement): Box {
  return { x, y, width, height, window: `${innerWidth} ${innerHeight}` }
}

function mix(from: Box, to: Box, part: number): Box {
  const at = (key: 'x' | 'y' | 'width' | 'height'): number => from[key] + (to[key] - from[key]) * part
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height'), window: to.window }
}

/**
 * Animates the card when its size changes. The layout changes immediately. The visible transition is a translation and a clip of the
 * content, and a scaled shadow, so no frame triggers layout. Returns a function that stops watching.
 */
export function watchSize(part: HTMLElement, card: HTMLElement): () => void {
  let from: Box | undefined
  let to: Box | undefined
  let running: readonly (Animation | undefined)[] = []
  const observer = new ResizeObserver(() => {
    const next = boxOf(card)
    const done = running[0]?.effect?.getComputedTiming().progress ?? 1
    from = from && to ? mix(from, to, done) : to
    to = next
    for (const animation of running) animation?.cancel()
    running = []
    if (!from || from.height === 0 || next.height === 0 || from.window !== next.window) return
    if (from.width === next.width && from.height === next.height) return
    const shift = `translate(${from.x - next.x}px, ${from.y - next.y}px)`
    // A sheet extends below the window: a clip that starts one frame after its translation would show a gap there.
    const isSheet = card.getBoundingClientRect().bottom >= innerHeight
    const below = isSheet ? '-100vmax' : `${next.height - from.height}px`
    running = [
      animateElement(
        part,
        [
          { transform: shift, clipPath: `inset(0 ${next.width - from.width}px ${below} 0 round var(--corners))` },
          { transform: 'none', clipPath: `inset(0 0 ${isSheet ? below : 0} 0 round var(--corners))` },
        ],
        motionMs.view,
      ),
      animateElement(
        card,
        [
          { transform: `${shift} scale(${from.width / next.width}, ${from.height / next.height})` },
          { transform: 'none' },
        ],
        motionMs.view,
        { pseudoElement: '::before' },
      ),
    ]
  })
  observer.observe(card)
  return () => observer.disconnect()
}
