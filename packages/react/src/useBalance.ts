'use client'
import type { Balance, Loadable, RegisteredKit } from '@kit/core'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useKit } from './useKit.js'
import type { Query } from './useQuery.js'

/** What {@link useBalance} takes. With nothing, the native balance of the account in use. */
export type UseBalanceOptions = NonNullable<Parameters<RegisteredKit['balanceOf']>[0]>

/** What a server renders, and the page until it is hydrated. */
const idle: Loadable<Balance> = { status: 'idle' }

/**
 * A balance in base units, as the modal shows it: kept for 30 s, read again when a transaction is mined. While the component is
 * mounted it is read as soon as the account is known, after a reload too. It follows account and network and never shows
 * what was read for another one. A balance that could not be read is an `error`, never zero; `refetch` then waits 30 s.
 *
 * @example
 * const { data } = useBalance({ token: usdcAddress })
 */
export function useBalance(options: UseBalanceOptions = {}): Query<Balance> {
  const kit = useKit()
  const { namespace, networkId, address, token } = options
  const query = useMemo(() => ({ namespace, networkId, address, token }), [namespace, networkId, address, token])
  const store = useMemo(() => kit.balanceOf(query), [kit, query])
  const state = useSyncExternalStore(store.subscribe, store.getState, () => idle)
  const refetch = useCallback(() => {
    kit.refreshBalance(query).catch(() => undefined)
  }, [kit, query])
  const { status } = state
  if (status === 'idle') return { status, data: undefined, error: undefined, refetch }
  if (status === 'success') return { status, data: state.data, error: undefined, refetch }
  if (status === 'pending') return { status, data: state.data, error: undefined, refetch }
  return { status, data: state.data, error: state.error, refetch }
}
