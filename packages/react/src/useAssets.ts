'use client'
import type { RegisteredKit, TokenBalance } from '@kit/core'
import { type Query, useQuery } from './useQuery.js'
import { useWallet } from './useWallet.js'

/** Options for {@link useAssets}. Defaults to the active account and network. */
export type UseAssetsOptions = Omit<NonNullable<Parameters<RegisteredKit['getAssets']>[0]>, 'signal'>

/**
 * Returns the assets of an account, from the wallet if it supports ERC-7811, otherwise from the kit. Fetched once; use `useTokens` for
 * polling.
 *
 * @example
 * const { data: assets = [] } = useAssets()
 */
export function useAssets(options: UseAssetsOptions = {}): Query<readonly TokenBalance[]> {
  const { kit, key } = useWallet()
  const { connectionId, namespace, address, networkId } = options
  const requested = { connectionId, namespace, address, networkId }
  return useQuery(key && JSON.stringify(['assets', key, requested]), (signal) =>
    kit.getAssets({ ...requested, signal }),
  )
}
