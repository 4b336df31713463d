/** Focuses an element. As a `ref`, when it mounts: the next action after a failure. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
