'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'

/** Whether something takes longer than `waitMs`. Another `what` restarts the timer. */
export function useIsSlow(what: object, waitMs: number): boolean {
  const { clock } = useKit().ports
  const [late, setLate] = useState<object>()
  useEffect(() => clock.setTimeout(() => setLate(what), waitMs), [clock, what, waitMs])
  return late === what
}
