'use client'
import { type KitError, toKitError } from '@kit/core/plugin'
import { useCallback, useEffect, useMemo, useState } from 'react'

type QueryState<Status extends string, Data, Failure> = {
  readonly status: Status
  readonly data: Data
  readonly error: Failure
  /** Asks again. */
  readonly refetch: () => void
}

/** Something that is read from a network, and how far the read is. The last data stays while it is read again. */
export type Query<Data> =
  | QueryState<'idle', undefined, undefined>
  | QueryState<'pending', Data | undefined, undefined>
  | QueryState<'success', Data, undefined>
  | QueryState<'error', Data | undefined, KitError>

type State<Data> = { readonly of: object | undefined; readonly data?: Data; readonly error?: KitError }

/**
 * Reads once per kit and `key`, and drops the result of an older read. Without a key it reads nothing.
 *
 * @param kit What is read from.
 * @param key Everything else that the result depends on, as text.
 */
export function useQuery<Data>(
  kit: object,
  key: string | undefined,
  read: (signal: AbortSignal) => Promise<Data>,
): Query<Data> {
  const [state, setState] = useState<State<Data>>({ of: undefined })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them makes it another read
  const question = useMemo(() => (key === undefined ? undefined : {}), [kit, key, round])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `read` closes over
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
  if (state.of !== question) return { status: 'pending', data: undefined, error: undefined, refetch }
  const { data, error } = state
  return error === undefined
    ? { status: 'success', data: data as Data, error, refetch }
    : { status: 'error', data: undefined, error, refetch }
}
