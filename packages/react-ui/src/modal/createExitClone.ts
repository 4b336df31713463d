import { addSheet, copySheets } from '../theme/addSheet.js'
import { prefersReducedMotion } from './animateElement.js'

/** A temporary copy left in the place of an element. */
export type ExitClone = {
  readonly host: HTMLElement
  readonly copy: HTMLElement
  /** Animates the copy and then removes it. Returns a function that removes it earlier. */
  readonly animateOut: (frames: Keyframe[], durationMs: number, options?: KeyframeAnimationOptions) => () => void
}

/** The copy's content must not animate. */
const still = '*,::before,::after{animation:none!important;transition:none!important}'

/**
 * Puts a copy of an element that is about to be removed in its place. It is in a closed shadow root: screen readers, keyboard focus and
 * queries can't reach it, and nothing in it keeps running. Returns undefined if its motion can't be seen.
 */
export function createExitClone(element: HTMLElement, above?: Element | null): ExitClone | undefined {
  const place = above ?? element.offsetParent
  if (!place || element.offsetHeight === 0 || prefersReducedMotion()) return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  const origin = place.getBoundingClientRect()
  const host = document.createElement('div')
  host.inert = true
  host.ariaHidden = 'true'
  Object.assign(host.style, {
    position: 'absolute',
    zIndex: '1',
    left: `${left - origin.left - place.clientLeft}px`,
    top: `${top - origin.top - place.clientTop}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  })
  const shadow = host.attachShadow({ mode: 'closed' })
  copySheets(element.getRootNode() as ShadowRoot, shadow)
  addSheet(shadow, still)
  // Theme and direction are set on an ancestor.
  const scope = element.closest('[data-theme]')?.cloneNode() ?? document.createElement('div')
  const copy = element.cloneNode(true) as HTMLElement
  Object.assign(copy.style, { boxSizing: 'border-box', inlineSize: '100%', blockSize: '100%' })
  scope.appendChild(copy)
  shadow.append(scope)
  // Inherited styles are the same here. A picture that moves farther is placed above everything.
  ;(above ?? element.parentElement ?? place).append(host)
  copyScroll(element, copy)
  return {
    host,
    copy,
    animateOut(frames, duration, options) {
      host.animate(frames, { duration, fill: 'forwards', ...options })
      // Uses a timer, because animations stop in pages that aren't painted.
      const timer = setTimeout(() => host.remove(), duration)
      return () => {
        clearTimeout(timer)
        host.remove()
      }
    },
  }
}

function copyScroll(from: HTMLElement, to: HTMLElement): void {
  if (from.scrollTop > 0) to.scrollTop = from.scrollTop
  const inner = to.querySelectorAll('section')
  for (const [index, { scrollTop }] of from.querySelectorAll('section').entries()) {
    const copy = inner[index]
    if (copy && scrollTop > 0) copy.scrollTop = scrollTop
  }
}
