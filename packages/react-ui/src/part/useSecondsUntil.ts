'use client'
import { useKit } from '@kit/react-ui/feature'
import { useEffect, useState } from 'react'

/** Whole seconds until a time by the clock of the kit, counted down; 0 when it is past. */
export function useSecondsUntil(timeMs: number): number {
  const { clock } = useKit().ports
  const [, setTurn] = useState(0)
  const seconds = Math.max(0, Math.ceil((timeMs - clock.now()) / 1000))
  useEffect(() => {
    if (seconds === 0) return undefined
    return clock.setTimeout(() => setTurn((turn) => turn + 1), 250)
  })
  return seconds
}
