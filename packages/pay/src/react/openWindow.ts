/** A window of its own for the page of an exchange. */
export type PageWindow = {
  /** Shows a page in it. False where the browser opened none, or the visitor has closed it. */
  go(url: string): boolean
  close(): void
}

/**
 * Opens an empty window within the visitor's gesture; its page comes later. The window knows nothing of this page, so that whoever is
 * opened can neither reach nor redirect it.
 */
export function openWindow(): PageWindow {
  const opened = window.open('', '_blank', 'popup,width=480,height=760')
  if (opened !== null) opened.opener = null
  return {
    go(url) {
      if (opened === null || opened.closed) return false
      opened.location.replace(url)
      return true
    },
    close: () => opened?.close(),
  }
}
