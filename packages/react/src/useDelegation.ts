'use client'
import type { RegisteredKit } from '@kit/core'
import { type Query, useQuery } from './useQuery.js'
import { useWallet } from './useWallet.js'

/** What {@link useDelegation} takes. With nothing, the account and network in use. */
export type UseDelegationOptions = Omit<NonNullable<Parameters<RegisteredKit['getDelegation']>[0]>, 'signal'>

/**
 * The contract whose code the account takes as its own (EIP-7702), read from the chain; `data` is undefined for an account without.
 *
 * @example
 * const { data: contract } = useDelegation()
 */
export function useDelegation(options: UseDelegationOptions = {}): Query<string | undefined> {
  const { kit, key } = useWallet()
  const { connectionId, namespace, address, networkId } = options
  const asked = { connectionId, namespace, address, networkId }
  return useQuery(key && JSON.stringify(['delegation', key, asked]), (signal) =>
    kit.getDelegation({ ...asked, signal }),
  )
}
