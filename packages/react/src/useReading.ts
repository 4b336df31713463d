'use client'
import { type KitError, toKitError } from '@kit/core'
import { useCallback, useEffect, useMemo, useState } from 'react'

/** Something that is asked from a network, and how far the asking is. */
export type Reading<Data> = {
  readonly status: 'idle' | 'loading' | 'ready' | 'unavailable'
  readonly data: Data | undefined
  readonly error: KitError | undefined
  /** Asks again. */
  readonly refetch: () => void
}

type State<Data> = { readonly of: object | undefined; readonly data?: Data; readonly error?: KitError }

/**
 * Asks once per kit and `key`, and drops the answer of an older question. Without a key it asks nothing.
 *
 * @param kit What is asked.
 * @param key Everything else that the answer depends on, as text.
 */
export function useReading<Data>(
  kit: object,
  key: string | undefined,
  read: (signal: AbortSignal) => Promise<Data>,
): Reading<Data> {
  const [state, setState] = useState<State<Data>>({ of: undefined })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them makes it another question
  const question = useMemo(() => (key === undefined ? undefined : {}), [kit, key, round])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for what `read` closes over
  useEffect(() => {
    if (question === undefined) return
    const abort = new AbortController()
    read(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setState({ of: question, data })
      },
      (cause: unknown) => {
        if (abort.signal.aborted) return
        setState({ of: question, error: toKitError(cause, 'adapter/failed', 'The value could not be read.') })
      },
    )
    return () => abort.abort()
  }, [question])
  const refetch = useCallback(() => setRound((last) => last + 1), [])
  if (question === undefined) return { status: 'idle', data: undefined, error: undefined, refetch }
  if (state.of !== question) return { status: 'loading', data: undefined, error: undefined, refetch }
  const { data, error } = state
  return { status: error === undefined ? 'ready' : 'unavailable', data, error, refetch }
}
