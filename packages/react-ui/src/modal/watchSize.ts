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
 * Animates the card when its size changes. The layout changes immediately. The content is translated and clipped, together with the insets
 * of the empty box behind it that draws the hairline and the shadow. A scaled box would have distorted corners, and browsers animate a
 * transform apart from a clip, so that the two would drift apart. Returns a function that stops watching.
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
    const [left, top] = [from.x - next.x, from.y - next.y]
    const [right, bottom] = [next.width - from.width - left, next.height - from.height - top]
    // A sheet extends below the window: a clip that starts one frame after its translation would show a gap there.
    const isSheet = card.getBoundingClientRect().bottom >= innerHeight
    const below = isSheet ? '-100vmax' : `${next.height - from.height}px`
    const clip = (end: string, block: string) => `inset(0 ${end} ${block} 0 round var(--corners))`
    running = [
      animateElement(
        part,
        [
          { transform: `translate(${left}px, ${top}px)`, clipPath: clip(`${next.width - from.width}px`, below) },
          { transform: 'none', clipPath: clip('0', isSheet ? below : '0') },
        ],
        motionMs.view,
      ),
      animateElement(card, [{ inset: `${top}px ${right}px ${bottom}px ${left}px` }, { inset: '0' }], motionMs.view, {
        pseudoElement: '::before',
      }),
    ]
  })
  observer.observe(card)
  return () => observer.disconnect()
}
