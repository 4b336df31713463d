const [width, height] = [600, 800]

/**
 * Opens the window of a social login at the frame's own page, in the language of this one or else of the browser, from which it is led on. Works in a press of the visitor alone; null where the browser refuses.
 *
 * @example const popup = openPopup('https://wallet.dapp.example', { isMobile: false, locale: 'ar' })
 */
export function openPopup(
  frameUrl: string,
  { isMobile, locale }: { readonly isMobile: boolean; readonly locale: string },
): Window | null {
  const { screenX, screenY, outerWidth, outerHeight } = window
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  // A phone has tabs alone.
  const features = isMobile ? undefined : `popup,width=${width},height=${height},left=${left},top=${top}`
  const popup = window.open(`${frameUrl}/popup?locale=${locale}`, '_blank', features)
  return popup === null || popup.closed ? null : popup
}
