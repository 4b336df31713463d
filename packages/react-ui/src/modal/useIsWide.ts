'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Enough room for the wide card with some of the page around it: 760 px, or more for users with larger text in their browser. */
const wideQuery = '(min-width: 47.5em) and (min-height: 540px)'
/** Width of the wide card in pixels. */
const cardWidth = 720

/** Whether the card has room for two panes: in the window, or, rendered inline, in its container. */
export function useIsWide(card: RefObject<HTMLElement | null>, inline: boolean): boolean {
  const [isWide, setWide] = useState(() => !inline && matchMedia(wideQuery).matches)
  useLayoutEffect(() => {
    const place = card.current?.parentElement
    if (!inline || !place) {
      const media = matchMedia(wideQuery)
      const follow = (): void => setWide(media.matches)
      follow()
      media.addEventListener('change', follow)
      return () => media.removeEventListener('change', follow)
    }
    const observer = new ResizeObserver(() => setWide(place.clientWidth >= cardWidth))
    observer.observe(place)
    return () => observer.disconnect()
  }, [card, inline])
  return isWide
}
