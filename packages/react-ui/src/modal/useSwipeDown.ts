'use client'
import { type PointerEvent, useRef } from 'react'
import { animateElement, motionMs } from './animateElement.js'

/** How far a finger must drag the sheet to close it, and a speed that is enough alone (px, px per ms). */
const far = 96
const fast = 0.6

/** Handlers of the element that a finger drags; the card around it follows. */
export type SwipeHandlers = {
  readonly [Name in 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel']: (
    event: PointerEvent<HTMLElement>,
  ) => void
}

/**
 * Lets a bottom sheet be pulled down. It follows the finger, and springs back when the distance was short.
 *
 * @param onSwipe Returns whether the sheet goes: then it stays where the finger left it, and goes from there.
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
  }

  return {
    onPointerDown(event) {
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event) {
      const sheet = sheetOf(event)
      if (start.current && sheet)
        sheet.style.setProperty('translate', `0 ${Math.max(0, event.clientY - start.current.y)}px`)
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  }
}

/** What follows the finger: the card that the grip belongs to. */
function sheetOf({ currentTarget }: PointerEvent<HTMLElement>): HTMLElement | null | undefined {
  return currentTarget.parentElement?.parentElement
}
