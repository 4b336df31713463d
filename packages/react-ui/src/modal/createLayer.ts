/** Where a dialog is shown: in the top layer, or as part of the page. */
export type Layer = {
  /** Shows the dialog, or moves it while it is shown. Returns whether it was hidden before. */
  show(to: 'top' | 'page', title: HTMLElement | null): boolean
  /** Hides the dialog, and returns the focus to the element that had it before. */
  close(): void
}

/**
 * Moves a dialog between the top layer, where the page is inert, and the page, where a wallet's own window can cover it. Focus, scroll
 * positions and running animations are preserved.
 *
 * @param anchor An element next to the dialog. The browser focuses it whenever the dialog leaves a layer, so the page isn't affected.
 */
export function createLayer(dialog: HTMLDialogElement, anchor: HTMLElement): Layer {
  const root = dialog.getRootNode() as ShadowRoot
  let opener: HTMLElement | undefined
  let current: 'top' | 'page' | undefined
  let lastInside: Element | null = null

  function enter(to: 'top' | 'page'): void {
    anchor.focus({ preventScroll: true })
    current = to
    // Browsers without dialog support show it in the page.
    if (to === 'top') dialog.showModal?.()
    else dialog.show?.()
    dialog.setAttribute('open', '')
  }

  function focus(element: Element | null): void {
    if (element !== null && root.activeElement !== element) (element as HTMLElement).focus({ preventScroll: true })
  }

  return {
    show(to, title) {
      if (current === to) return false
      if (current === undefined) {
        opener = deepActiveElement()
        dialog.dataset['shown'] = ''
        // The browser would focus the first button. The focus belongs on the title, as in every following view.
        if (title) title.autofocus = true
        enter(to)
        if (title) title.autofocus = false
        focus(title)
        return true
      }
      const isInside = dialog.contains(root.activeElement)
      if (isInside) lastInside = root.activeElement
      // In the page, the focus may be in a wallet's window, and stays there until that closes.
      const outside = isInside ? undefined : deepActiveElement()
      const scrolled = [...dialog.querySelectorAll('*')].map((each) => [each, each.scrollTop] as const)
      dialog.close?.()
      enter(to)
      // The browser scrolls to the element that it focuses first.
      for (const [each, top] of scrolled) if (each.scrollTop !== top) each.scrollTop = top
      focus(lastInside?.isConnected === true ? lastInside : title)
      if (to === 'page') outside?.focus({ preventScroll: true })
      return false
    },
    close() {
      // An element that was removed lost the focus to the body. The focus returns to the opener then, too.
      const isOutside = root.activeElement === null && deepActiveElement() !== undefined
      if (dialog.close) dialog.close()
      else dialog.removeAttribute('open')
      delete dialog.dataset['shown']
      current = undefined
      lastInside = null
      if (!isOutside) {
        anchor.blur()
        opener?.focus({ preventScroll: true })
      }
      opener = undefined
    },
  }
}

/** Returns the focused element, also inside open shadow roots. */
function deepActiveElement(): HTMLElement | undefined {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active === null || active === document.body ? undefined : (active as HTMLElement)
}
