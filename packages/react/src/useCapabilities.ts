'use client'
import type { RegisteredKit, WalletCapabilities } from '@kit/core'
import { type Query, useQuery } from './useQuery.js'
import { useWallet } from './useWallet.js'

/** What {@link useCapabilities} takes. With nothing, the account and network in use. */
export type UseCapabilitiesOptions = Omit<NonNullable<Parameters<RegisteredKit['getCapabilities']>[0]>, 'signal'>

/**
 * What the wallet can do (EIP-5792): asked once a wallet is connected, and again when account or network change. `{}` where the wallet does
 * not say. Use it in what the visitor opens to act: a wallet on a phone may come to the front when it is asked.
 *
 * @example
 * const { data } = useCapabilities()
 * const isAtomic = data?.atomic?.status === 'supported'
 */
export function useCapabilities(options: UseCapabilitiesOptions = {}): Query<WalletCapabilities> {
  const { kit, key } = useWallet()
  const { connectionId, namespace, address, networkId } = options
  const asked = { connectionId, namespace, address, networkId }
  return useQuery(key && JSON.stringify(['capabilities', key, asked]), (signal) =>
    kit.getCapabilities({ ...asked, signal }),
  )
}
