'use client'
import { useCallback, useEffect, useState } from 'react'

/** Something that is asked from a network, and how far the asking is. */
export type Reading<Data> = {
  readonly status: 'idle' | 'loading' | 'ready' | 'unavailable'
  readonly data: Data | undefined
  readonly error: Error | undefined
  /** Asks again. */
  readonly refetch: () => void
}

type State<Data> = { readonly key: string | undefined; readonly data?: Data; readonly error?: Error }

/**
 * Asks once per `key` and drops the answer of an older one. Without a key it asks nothing.
 *
 * @param key Everything that the answer depends on, as text.
 */
export function useReading<Data>(key: string | undefined, read: (signal: AbortSignal) => Promise<Data>): Reading<Data> {
  const [state, setState] = useState<State<Data>>({ key: undefined })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what `read` closes over; `round` asks again
  useEffect(() => {
    if (key === undefined) return
    const abort = new AbortController()
    read(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setState({ key, data })
      },
      (cause: unknown) => {
        if (abort.signal.aborted) return
        setState({ key, error: cause instanceof Error ? cause : new Error(String(cause), { cause }) })
      },
    )
    return () => abort.abort()
  }, [key, round])
  const refetch = useCallback(() => setRound((last) => last + 1), [])
  const isCurrent = key !== undefined && state.key === key
  const { data, error } = isCurrent ? state : {}
  const status = key === undefined ? 'idle' : !isCurrent ? 'loading' : error === undefined ? 'ready' : 'unavailable'
  return { status, data, error, refetch }
}
