'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'

/** Whole seconds until a time by the clock of the kit, counted down; 0 when it is past or unknown. */
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
