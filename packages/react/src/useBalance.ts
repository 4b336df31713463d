'use client'
import type { Balance, RegisteredKit } from '@kit/core'
import { useCallback, useMemo } from 'react'
import { useKit } from './useKit.js'
import { useLoadable } from './useLoadable.js'
import type { Query } from './useQuery.js'

/** Options for {@link useBalance}. Defaults to the native balance of the active account. */
export type UseBalanceOptions = NonNullable<Parameters<RegisteredKit['balanceOf']>[0]>

/**
 * Returns a balance in base units, the same one that the modal shows. It is cached for 30 s and refetched when a transaction is mined.
 * While mounted, it is fetched as soon as the account is known, also after a reload. It follows the account and network, and never shows
 * the value of another one. A failed read is an `error`, never zero; after a failure, `refetch` waits 30 s.
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
