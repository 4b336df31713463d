'use client'
import type { Loadable, ReadableStore } from '@kit/core'
import { useSyncExternalStore } from 'react'
import type { Query } from './useQuery.js'

/** State on servers, and in the page until it is hydrated. */
export const idleLoadable: Loadable<never> = { status: 'idle' }

/** Returns a read of the kit as a query. `store` and `refetch` must be stable. */
export function useLoadable<Data>(
  store: Pick<ReadableStore<Loadable<Data>>, 'subscribe' | 'getState'>,
  refetch: () => void,
  initial: Loadable<Data> = idleLoadable,
): Query<Data> {
  const state = useSyncExternalStore(store.subscribe, store.getState, () => initial)
  const { status } = state
  if (status === 'idle') return { status, data: undefined, error: undefined, refetch }
  if (status === 'success') return { status, data: state.data, error: undefined, refetch }
  if (status === 'pending') return { status, data: state.data, error: undefined, refetch }
  return { status, data: state.data, error: state.error, refetch }
}
