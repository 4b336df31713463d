const [width, height] = [600, 800]

/**
 * Opens the pop-up of a social sign-in, centered over this window. It shows a page of the login host, or is blank if the host isn't known
 * yet. Works only in a click handler. Returns null if the browser blocks it.
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
    // Phones only have tabs.
    isMobile ? undefined : `popup,width=${width},height=${height},left=${left},top=${top}`,
  )
  return popup?.closed ? null : popup
}
