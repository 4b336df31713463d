/**
 * Marks what scrolls with `data-fits` while all of its contents is seen, since browsers leave an animation that is tied to the scrolling
 * where it was when there is nothing to scroll any more. Returns a function that ends it.
 */
export function watchFit(scroller: HTMLElement): () => void {
  const look = (): void => {
    scroller.toggleAttribute('data-fits', scroller.scrollHeight <= scroller.clientHeight)
  }
  const observer = new ResizeObserver(look)
  observer.observe(scroller)
  if (scroller.firstElementChild) observer.observe(scroller.firstElementChild)
  return () => observer.disconnect()
}
