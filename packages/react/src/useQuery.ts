'use client'
import type { KitError } from '@kit/core'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { openQuery, pending } from './openQuery.js'
import { useKitContext } from './useKit.js'

type Result<Status extends string, Data, Failure> = {
  readonly status: Status
  readonly data: Data
  readonly error: Failure
  /** Reads again. */
  readonly refetch: () => void
}

/** Something that is read from a network, and how far the read is. The last data stays while it is read again. */
export type Query<Data> =
  | Result<'idle', undefined, undefined>
  | Result<'pending', Data | undefined, undefined>
  | Result<'success', Data, undefined>
  | Result<'error', Data | undefined, KitError>

/**
 * Reads what all components with the same key share. Without a key it reads nothing. `key` names all that the result depends on;
 * `isFinal` says that nothing else does, so that it is the same for whoever comes later.
 */
export function useQuery<Data>(
  key: string | undefined,
  read: (signal: AbortSignal) => Promise<Data>,
  isFinal = false,
): Query<Data> {
  const { queries } = useKitContext()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `read` closes over
  const query = useMemo(() => (key === undefined ? undefined : openQuery(queries, key, read, isFinal)), [queries, key])
  const subscribe = useCallback((listener: () => void) => query?.subscribe(listener) ?? (() => {}), [query])
  const state = useSyncExternalStore(
    subscribe,
    () => query?.getState() ?? pending,
    () => pending,
  )
  const refetch = useCallback(() => query?.refetch(), [query])
  if (query === undefined) return { status: 'idle', data: undefined, error: undefined, refetch }
  const { status } = state
  if (status === 'success') return { status, data: state.data, error: undefined, refetch }
  if (status === 'pending') return { status, data: state.data, error: undefined, refetch }
  return { status, data: state.data, error: state.error, refetch }
}
