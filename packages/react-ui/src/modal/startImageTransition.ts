import { motionMs } from './animateElement.js'
import { createExitClone, type ExitClone } from './createExitClone.js'

/** Animates a picture from the previous view to the next one. Without a next view, or a target in it, nothing is shown. */
export type ImageTransition = (next?: HTMLElement) => void

const pictures = '[data-size]'
const landing = `[data-landing] ${pictures}`

/**
 * Prepares the animation of the pressed row's picture when its view closes. It lands where the next view waits for the same wallet or
 * network, marked by `data-landing`. When going back, it returns to its row if that is visible.
 */
export function startImageTransition(
  pressed: Element | undefined,
  view: HTMLElement,
  left: ExitClone,
): ImageTransition | undefined {
  const outward = pressed?.querySelector<HTMLElement>(pictures)
  const picture = outward ?? view.querySelector<HTMLElement>(landing)
  const place = view.offsetParent
  const flying = picture && createExitClone(picture, place)
  if (!picture || !place || !flying) return undefined
  const from = within(place, picture)
  const inCopy =
    left.copy.querySelectorAll<HTMLElement>(pictures)[[...view.querySelectorAll(pictures)].indexOf(picture)]
  return (next) => {
    if (!next) return flying.host.remove()
    const { top, bottom } = next.getBoundingClientRect()
    const isSeen = (element: HTMLElement): boolean => {
      const box = element.getBoundingClientRect()
      return box.top >= top && box.bottom <= bottom
    }
    const places = next.querySelectorAll<HTMLElement>(outward ? landing : pictures)
    const target = [...places].find((one) => what(one) === what(picture) && isSeen(one))
    if (!target) return flying.host.remove()
    const to = within(place, target)
    const shift = `${to.x - from.x}px, ${to.y - from.y}px`
    const hidden = target.animate([{ opacity: 0 }, { opacity: 0 }], motionMs.travel)
    if (inCopy) inCopy.style.opacity = '0'
    flying.animateOut(
      [{ transform: 'none' }, { transform: `translate(${shift}) scale(${to.width / from.width})` }],
      motionMs.travel,
      { easing: 'cubic-bezier(.2, 0, 0, 1)' },
    )
    setTimeout(() => hidden.cancel(), motionMs.travel)
  }
}

/** Returns the position within the card, which may be moving itself. */
function within(place: Element, picture: Element): { readonly x: number; readonly y: number; readonly width: number } {
  const { x, y, width } = picture.getBoundingClientRect()
  const origin = place.getBoundingClientRect()
  return { x: x - origin.x, y: y - origin.y, width }
}

/** Returns what identifies a picture: its source, else its letter. */
function what(picture: HTMLElement): string | undefined {
  return picture.querySelector('img')?.src ?? picture.dataset['initial']
}
