'use client'
import type { RegisteredKit, TokenBalance } from '@kit/core'
import { useCallback, useMemo } from 'react'
import { useKit } from './useKit.js'
import { useLoadable } from './useLoadable.js'
import type { Query } from './useQuery.js'

/** Options for {@link useTokens}. Defaults to the tokens of the active account. */
export type UseTokensOptions = NonNullable<Parameters<RegisteredKit['tokensOf']>[0]>

/**
 * Returns the tokens of an account, from the app's `tokenSource`, otherwise from the chain. They are cached for 30 s, and refetched every
 * 10 s while the component is mounted and the page is visible. Follows the account and network like `useBalance`. A failed read is an
 * `error`, never an empty list; after a failure, `refetch` waits 30 s.
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
