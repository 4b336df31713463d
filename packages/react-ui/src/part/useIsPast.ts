'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'

/** Whether a time has passed that is at most half a minute away. */
export function useIsPast(atMs: number): boolean {
  const { clock } = useKit().ports
  const [pastMs, setPastMs] = useState(0)
  useEffect(() => {
    // The clock may have been set back since.
    const waitMs = Math.min(atMs - clock.now(), 30_000)
    if (waitMs > 0) return clock.setTimeout(() => setPastMs(atMs), waitMs)
    setPastMs(atMs)
    return undefined
  }, [clock, atMs])
  return pastMs >= atMs
}
