/**
 * Sets `data-fits` on a scroll container while all of its content is visible. Browsers freeze scroll-driven animations when there is
 * nothing to scroll. Returns a function that stops watching.
 */
export function watchOverflow(scroller: HTMLElement): () => void {
  const update = (): void => {
    scroller.toggleAttribute('data-fits', scroller.scrollHeight <= scroller.clientHeight)
  }
  const observer = new ResizeObserver(update)
  observer.observe(scroller)
  if (scroller.firstElementChild) observer.observe(scroller.firstElementChild)
  return () => observer.disconnect()
}
