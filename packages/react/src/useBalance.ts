'use client'
import type { Balance, RegisteredKit } from '@kit/core'
import { useCallback, useMemo } from 'react'
import { useKit } from './useKit.js'
import { useLoadable } from './useLoadable.js'
import type { Query } from './useQuery.js'

/** What {@link useBalance} takes. With nothing, the native balance of the account in use. */
export type UseBalanceOptions = NonNullable<Parameters<RegisteredKit['balanceOf']>[0]>

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
  const refetch = useCallback(() => {
    kit.refreshBalance(query).catch(() => undefined)
  }, [kit, query])
  return useLoadable(
    useMemo(() => kit.balanceOf(query), [kit, query]),
    refetch,
  )
}
