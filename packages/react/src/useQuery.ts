'use client'
import type { KitError } from '@kit/core'
import { useMemo } from 'react'
import { openQuery, pending } from './openQuery.js'
import { useKitContext } from './useKit.js'
import { idleRead, useLoadable } from './useLoadable.js'

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
  const { kit, queries } = useKitContext()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `read` closes over
  const query = useMemo(
    () => (key === undefined ? noQuery : openQuery(queries, kit.ports.clock, key, read, isFinal)),
    [queries, kit, key],
  )
  return useLoadable<Data>(query, query.refetch, key === undefined ? idleRead : pending)
}

const noQuery = { subscribe: () => () => {}, getState: () => idleRead, refetch() {} }
