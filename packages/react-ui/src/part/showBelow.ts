/**
 * Shows an element in the top layer below its anchor, so that no card clips it, with their inline ends aligned. Returns a function that
 * stops following the anchor.
 */
export function showBelow(element: HTMLElement, anchor: HTMLElement): () => void {
  element.popover = 'manual'
  element.showPopover?.()
  const { direction } = getComputedStyle(element)
  let frame = 0
  // Every frame, because the anchor moves while the card scrolls, or changes its height.
  const follow = (): void => {
    const { bottom, left, right } = anchor.getBoundingClientRect()
    const x = direction === 'rtl' ? left : right - element.offsetWidth
    element.style.translate = `${x}px ${Math.min(bottom, innerHeight - element.offsetHeight)}px`
    frame = requestAnimationFrame(follow)
  }
  follow()
  return () => cancelAnimationFrame(frame)
}
