/** A window for the page of an exchange. */
export type PageWindow = {
  /** Navigates the window. Returns false if the browser blocked it or the user has closed it. */
  go(url: string): boolean
  close(): void
}

/**
 * Opens a blank window within the user gesture, to be navigated later. It has no opener, so that its page can neither access nor redirect
 * this one.
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
