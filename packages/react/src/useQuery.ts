'use client'
import type { KitError } from '@kit/core'
import { useMemo } from 'react'
import { openQuery, pending } from './openQuery.js'
import { useKitContext } from './useKit.js'
import { idleLoadable, useLoadable } from './useLoadable.js'

type Result<Status extends string, Data, Failure> = {
  readonly status: Status
  readonly data: Data
  readonly error: Failure
  /** Fetches again. */
  readonly refetch: () => void
}

/** State of a network read. While it is refetched, the last data remains. */
export type Query<Data> =
  | Result<'idle', undefined, undefined>
  | Result<'pending', Data | undefined, undefined>
  | Result<'success', Data, undefined>
  | Result<'error', Data | undefined, KitError>

/**
 * Runs a read that all components with the same key share. Without a key, nothing is read. `key` must include everything that the result
 * depends on. `isFinal` marks results that never change, so they are cached.
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
  return useLoadable<Data>(query, query.refetch, key === undefined ? idleLoadable : pending)
}

const noQuery = { subscribe: () => () => {}, getState: () => idleLoadable, refetch() {} }
