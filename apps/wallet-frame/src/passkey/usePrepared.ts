import { useEffect, useRef } from 'react'

/**
 * Prepares the action of a press in advance: a passkey ceremony must start in the press itself. Each preparation is good for one attempt.
 *
 * @param prepare Must be stable while the view is shown.
 * @returns `take` the prepared value, in a press; `renew` after the attempt
 */
export function usePrepared<T>(prepare: () => Promise<T>): {
  readonly take: () => Promise<T>
  readonly renew: () => void
} {
  const prepared = useRef<Promise<T>>(undefined)
  useEffect(() => {
    prepared.current ??= quiet(prepare())
  }, [prepare])
  return {
    take: () => prepared.current ?? prepare(),
    renew() {
      prepared.current = quiet(prepare())
    },
  }
}

/** Failures are reported when the value is awaited. */
function quiet<T>(made: Promise<T>): Promise<T> {
  made.catch(() => undefined)
  return made
}
