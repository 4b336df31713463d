'use client'
import type { RegisteredKit, TokenBalance } from '@kit/core'
import { useCallback, useMemo } from 'react'
import { useKit } from './useKit.js'
import { useLoadable } from './useLoadable.js'
import type { Query } from './useQuery.js'

/** What {@link useTokens} takes. With nothing, the tokens of the account in use. */
export type UseTokensOptions = NonNullable<Parameters<RegisteredKit['tokensOf']>[0]>

/**
 * What an account holds, from the app's `tokenSource`, else from the chain: kept for 30 s, and read again every 10 s while the component is
 * mounted and the page visible. It follows account and network as `useBalance` does. What could not be read is an `error`, never an empty
 * list; `refetch` then waits 30 s.
 *
 * @example
 * const { data: tokens = [] } = useTokens()
 */
export function useTokens(options: UseTokensOptions = {}): Query<readonly TokenBalance[]> {
  const kit = useKit()
  const { namespace, networkId, address } = options
  const query = useMemo(() => ({ namespace, networkId, address }), [namespace, networkId, address])
  const refetch = useCallback(() => {
    kit.refreshTokens(query).catch(() => undefined)
  }, [kit, query])
  return useLoadable(
    useMemo(() => kit.tokensOf(query), [kit, query]),
    refetch,
  )
}
