/** Durations in milliseconds (rule views-12). */
export const motionMs = { header: 120, view: 150, leave: 90, travel: 200, close: 120, sheet: 180, done: 600 } as const

/** Whether the user prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Animates an element, unless the user prefers reduced motion: then it returns undefined. */
export function animateElement(
  element: HTMLElement,
  frames: Keyframe[],
  durationMs: number,
  options: KeyframeAnimationOptions = {},
): Animation | undefined {
  if (prefersReducedMotion()) return undefined
  return element.animate(frames, { duration: durationMs, easing: 'cubic-bezier(.2, 0, 0, 1)', ...options })
}
