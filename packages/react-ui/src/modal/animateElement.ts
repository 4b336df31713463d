/** How long things take, in milliseconds (rule views-12). */
export const motionMs = { header: 120, view: 150, leave: 90, travel: 200, close: 120, sheet: 180, done: 600 } as const

/** Whether the visitor asked for less motion. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Animates unless the visitor prefers reduced motion; returns undefined then. */
export function animateElement(
  element: HTMLElement,
  frames: Keyframe[],
  durationMs: number,
  options: KeyframeAnimationOptions = {},
): Animation | undefined {
  if (prefersStill()) return undefined
  return element.animate(frames, { duration: durationMs, easing: 'cubic-bezier(.2, 0, 0, 1)', ...options })
}
