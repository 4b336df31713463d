'use client'
import type { RegisteredKit, TokenBalance } from '@kit/core'
import { type Query, useQuery } from './useQuery.js'
import { useWallet } from './useWallet.js'

/** What {@link useAssets} takes. With nothing, the account and network in use. */
export type UseAssetsOptions = Omit<NonNullable<Parameters<RegisteredKit['getAssets']>[0]>, 'signal'>

/**
 * What an account holds, as its wallet says (ERC-7811), else as the kit reads it. Asked once; `useTokens` reads again while it is shown.
 *
 * @example
 * const { data: assets = [] } = useAssets()
 */
export function useAssets(options: UseAssetsOptions = {}): Query<readonly TokenBalance[]> {
  const { kit, key } = useWallet()
  const { connectionId, namespace, address, networkId } = options
  const asked = { connectionId, namespace, address, networkId }
  return useQuery(key && JSON.stringify(['assets', key, asked]), (signal) => kit.getAssets({ ...asked, signal }))
}
