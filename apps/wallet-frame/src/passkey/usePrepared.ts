import { useEffect, useRef } from 'react'

/**
 * Prepares what a press is to do, before it is made: a ceremony with a passkey must begin in the press itself. Each is good for one try.
 *
 * @param prepare Stays the same while the view is shown.
 * @returns `take` what is prepared, in a press; `renew` when the try is over
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

/** What fails is told when it is waited for. */
function quiet<T>(made: Promise<T>): Promise<T> {
  made.catch(() => undefined)
  return made
}
