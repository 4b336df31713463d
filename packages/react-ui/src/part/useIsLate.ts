'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'

/** Whether something takes longer than so many milliseconds. The count begins anew with another `what`. */
export function useIsLate(what: object, waitMs: number): boolean {
  const { clock } = useKit().ports
  const [late, setLate] = useState<object>()
  useEffect(() => clock.setTimeout(() => setLate(what), waitMs), [clock, what, waitMs])
  return late === what
}
