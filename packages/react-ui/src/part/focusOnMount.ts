/** A `ref` for the next thing to do when something has failed: it gets the focus when it appears. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
