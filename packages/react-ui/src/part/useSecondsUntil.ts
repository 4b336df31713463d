'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'

/** Returns the seconds until a time by the kit's clock, counting down. 0 if it has passed or is unknown. */
export function useSecondsUntil(timeMs = 0): number {
  const { clock } = useKit().ports
  const [, setTurn] = useState(0)
  const seconds = Math.max(0, Math.ceil((timeMs - clock.now()) / 1000))
  useEffect(() => {
    if (seconds === 0) return undefined
    return clock.setTimeout(() => setTurn((turn) => turn + 1), 250)
  })
  return seconds
}
