'use client'
import { type PointerEvent, useRef } from 'react'
import { animateElement, motionMs } from './animateElement.js'

/** Distance that closes the sheet, and a speed that is sufficient on its own (px, px per ms). */
const far = 96
const fast = 0.6

/** Handlers of the element that is dragged. The card around it follows. */
export type SwipeHandlers = {
  readonly [Name in 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel']: (
    event: PointerEvent<HTMLElement>,
  ) => void
}

/**
 * Lets the user pull down a bottom sheet. It follows the finger while the page shows through, and springs back if the distance was too
 * short.
 *
 * @param onSwipe Returns whether the sheet closes: then it stays where the finger left it and animates from there.
 */
export function useSwipeDown(onSwipe: () => boolean): SwipeHandlers {
  const start = useRef<{ readonly y: number; readonly at: number } | undefined>(undefined)

  function end(event: PointerEvent<HTMLElement>, counts: boolean): void {
    const began = start.current
    const sheet = sheetOf(event)
    start.current = undefined
    if (!began || !sheet) return
    const way = Math.max(0, event.clientY - began.y)
    const speed = way / Math.max(1, event.timeStamp - began.at)
    if (counts && (way > far || (way > 24 && speed > fast)) && onSwipe()) return
    sheet.style.removeProperty('translate')
    animateElement(sheet, [{ translate: `0 ${way}px` }, { translate: '0 0' }], motionMs.view)
    const dim = dimOf(sheet)
    if (!dim) return
    const { opacity } = dim.style
    dim.style.removeProperty('opacity')
    animateElement(dim, [{ opacity }, { opacity: 1 }], motionMs.view)
  }

  return {
    onPointerDown(event) {
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event) {
      const sheet = sheetOf(event)
      if (!start.current || !sheet) return
      const way = Math.max(0, event.clientY - start.current.y)
      sheet.style.setProperty('translate', `0 ${way}px`)
      dimOf(sheet)?.style.setProperty('opacity', `${Math.max(0, 1 - way / sheet.offsetHeight)}`)
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  }
}

/** Returns the backdrop next to the card, which gets lighter as the card moves down. */
function dimOf({ nextElementSibling }: HTMLElement): HTMLElement | null {
  return nextElementSibling as HTMLElement | null
}

/** Returns the element that follows the finger: the card that contains the grip. */
function sheetOf({ currentTarget }: PointerEvent<HTMLElement>): HTMLElement | null | undefined {
  return currentTarget.parentElement?.parentElement
}
