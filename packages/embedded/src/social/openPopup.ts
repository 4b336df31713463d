const [width, height] = [600, 800]

/**
 * Opens the window of a social login, in the middle of this one, at the frame's own page, in the language of this one or else of the browser,
 * from which it is led on. Works in a press of the visitor alone; null where the browser refuses.
 *
 * @example const popup = openPopup('https://wallet.dapp.example', false, 'ar')
 */
export function openPopup(frameUrl: string, isMobile: boolean, locale: string): Window | null {
  const { screenX, screenY, outerWidth, outerHeight } = window
  const left = screenX + (outerWidth - width) / 2
  const top = screenY + (outerHeight - height) / 2
  const popup = window.open(
    `${frameUrl}/popup?locale=${encodeURIComponent(locale)}`,
    '_blank',
    // A phone has tabs alone.
    isMobile ? undefined : `popup,width=${width},height=${height},left=${left},top=${top}`,
  )
  return popup?.closed ? null : popup
}
