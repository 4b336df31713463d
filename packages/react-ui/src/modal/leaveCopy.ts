import { addSheet, copySheets } from '../theme/addSheet.js'
import { prefersStill } from './animateElement.js'

/** What stays for a moment where an element was. */
export type LeftCopy = {
  readonly host: HTMLElement
  readonly copy: HTMLElement
  /** Moves it, and takes it away at the end. Returns what takes it away before. */
  readonly leave: (frames: Keyframe[], durationMs: number, options?: KeyframeAnimationOptions) => () => void
}

/** What a copy shows does not move by itself. */
const still = '*,::before,::after{animation:none!important;transition:none!important}'

/**
 * Leaves a copy of an element that is about to go over the place where it is. It lies in a closed shadow root: no screen reader, no key
 * and no query finds it, and nothing in it runs on. Undefined where nobody would see it move.
 */
export function leaveCopy(element: HTMLElement, above?: Element | null): LeftCopy | undefined {
  const place = above ?? element.offsetParent
  if (!place || element.offsetHeight === 0 || prefersStill()) return undefined
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
  // Theme and direction are said further up.
  const scope = element.closest('[data-theme]')?.cloneNode() ?? document.createElement('div')
  const copy = element.cloneNode(true) as HTMLElement
  Object.assign(copy.style, { boxSizing: 'border-box', inlineSize: '100%', blockSize: '100%' })
  scope.appendChild(copy)
  shadow.append(scope)
  // Where what it inherits is the same; a picture that goes further lies above all.
  ;(above ?? element.parentElement ?? place).append(host)
  copyScroll(element, copy)
  return {
    host,
    copy,
    leave(frames, duration, options) {
      host.animate(frames, { duration, fill: 'forwards', ...options })
      // By a timer, because animations stop where nothing is painted.
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
