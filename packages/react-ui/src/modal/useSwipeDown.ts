'use client'
import { type PointerEvent, useRef } from 'react'
import { animateElement, motionMs } from './animateElement.js'

/** How far a finger must drag the sheet to close it, and a speed that is enough alone (px, px per ms). */
const far = 96
const fast = 0.6

/** Handlers of the element that a finger drags; its parent element follows. */
export type SwipeHandlers = {
  readonly [Name in 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel']: (
    event: PointerEvent<HTMLElement>,
  ) => void
}

/** Lets a bottom sheet be pulled down. It follows the finger, and springs back when the distance was short. */
export function useSwipeDown(onSwipe: () => void): SwipeHandlers {
  const start = useRef<{ readonly y: number; readonly at: number } | undefined>(undefined)

  function end(event: PointerEvent<HTMLElement>, counts: boolean): void {
    const began = start.current
    const sheet = event.currentTarget.parentElement
    start.current = undefined
    if (!began || !sheet) return
    const way = Math.max(0, event.clientY - began.y)
    const speed = way / Math.max(1, event.timeStamp - began.at)
    sheet.style.removeProperty('translate')
    animateElement(sheet, [{ translate: `0 ${way}px` }, { translate: '0 0' }], motionMs.view)
    if (counts && (way > far || (way > 24 && speed > fast))) onSwipe()
  }

  return {
    onPointerDown(event) {
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event) {
      const sheet = event.currentTarget.parentElement
      if (start.current && sheet)
        sheet.style.setProperty('translate', `0 ${Math.max(0, event.clientY - start.current.y)}px`)
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  }
}
