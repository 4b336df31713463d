/** A `ref` that focuses the element when it mounts, for the next action after a failure. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
