/**
 * Opens a page in a window of its own, within the visitor's gesture. The window is empty until it knows nothing of this page any more, so
 * that whoever is opened can neither reach nor redirect it. False where the browser opens none.
 */
export function openPage(url: string): boolean {
  const opened = window.open('', '_blank', 'popup,width=480,height=760')
  if (opened === null || opened.closed) return false
  opened.opener = null
  opened.location.replace(url)
  return true
}
