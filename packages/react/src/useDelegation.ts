'use client'
import type { RegisteredKit } from '@kit/core'
import { type Query, useQuery } from './useQuery.js'
import { useWallet } from './useWallet.js'

/** Options for {@link useDelegation}. Defaults to the active account and network. */
export type UseDelegationOptions = Omit<NonNullable<Parameters<RegisteredKit['getDelegation']>[0]>, 'signal'>

/**
 * Returns the contract that the account delegates to (EIP-7702), read from the chain. `data` is undefined for accounts without a
 * delegation.
 *
 * @example
 * const { data: contract } = useDelegation()
 */
export function useDelegation(options: UseDelegationOptions = {}): Query<string | undefined> {
  const { kit, key } = useWallet()
  const { connectionId, namespace, address, networkId } = options
  const requested = { connectionId, namespace, address, networkId }
  return useQuery(key && JSON.stringify(['delegation', key, requested]), (signal) =>
    kit.getDelegation({ ...requested, signal }),
  )
}
