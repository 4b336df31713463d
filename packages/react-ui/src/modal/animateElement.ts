/** How long things take, in milliseconds (rule views-12). */
export const motionMs = { header: 120, view: 150, close: 100 } as const

/** Animates unless the visitor prefers reduced motion; returns undefined then. */
export function animateElement(
  element: HTMLElement,
  frames: Keyframe[],
  durationMs: number,
  options: KeyframeAnimationOptions = {},
): Animation | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  return element.animate(frames, { duration: durationMs, easing: 'cubic-bezier(.2, 0, 0, 1)', ...options })
}
