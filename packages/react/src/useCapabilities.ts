'use client'
import type { RegisteredKit, WalletCapabilities } from '@kit/core'
import { type Query, useQuery } from './useQuery.js'
import { useWallet } from './useWallet.js'

/** Options for {@link useCapabilities}. Defaults to the active account and network. */
export type UseCapabilitiesOptions = Omit<NonNullable<Parameters<RegisteredKit['getCapabilities']>[0]>, 'signal'>

/**
 * Returns the wallet's capabilities (EIP-5792). Fetched when a wallet is connected, and again when the account or network changes. `{}` if
 * the wallet doesn't report any. Use it in views that the user opens to take an action: a mobile wallet may come to the foreground when it
 * receives the request.
 *
 * @example
 * const { data } = useCapabilities()
 * const isAtomic = data?.atomic?.status === 'supported'
 */
export function useCapabilities(options: UseCapabilitiesOptions = {}): Query<WalletCapabilities> {
  const { kit, key } = useWallet()
  const { connectionId, namespace, address, networkId } = options
  const requested = { connectionId, namespace, address, networkId }
  return useQuery(key && JSON.stringify(['capabilities', key, requested]), (signal) =>
    kit.getCapabilities({ ...requested, signal }),
  )
}
