const [width, height] = [600, 800]

/**
 * Opens the window of a social login, in the middle of this one, at a page of the login host, or empty while nobody knows that host. Works only in a
 * user's press; null where the browser refuses.
 *
 * @example const popup = openPopup('https://login.dapp.example/popup?locale=ar', false)
 */
export function openPopup(url: string | undefined, isMobile: boolean): Window | null {
  const { screenX, screenY, outerWidth, outerHeight } = window
  const left = screenX + (outerWidth - width) / 2
  const top = screenY + (outerHeight - height) / 2
  const popup = window.open(
    url,
    '_blank',
    // A phone has tabs alone.
    isMobile ? undefined : `popup,width=${width},height=${height},left=${left},top=${top}`,
  )
  return popup?.closed ? null : popup
}
