'use client'
import type { AccountState, Balance, CaipNetworkId, ChainNamespace, ReadableStore } from '@kit/core'
import { useCallback } from 'react'
import { useKit } from './useKit.js'
import { type Reading, useReading } from './useReading.js'
import { useStore } from './useStore.js'

/** What {@link useBalance} takes. With nothing, the running balance of the active account. */
export type UseBalanceOptions = {
  readonly address?: string
  readonly token?: string
  readonly networkId?: CaipNetworkId
  readonly namespace?: ChainNamespace
}

/**
 * A balance in base units. Without options it is the one that the modal shows, and asks nothing by itself. A balance
 * that could not be read is `unavailable`, never zero.
 *
 * @example
 * const { data } = useBalance({ token: usdcAddress })
 */
export function useBalance(options: UseBalanceOptions = {}): Reading<Balance> {
  const kit = useKit()
  const active = useStore(kit.active, ({ namespace }) => namespace)
  const address = useStore(kit.active, ({ account }) => account?.address)
  const { token, networkId } = options
  const namespace = options.namespace ?? active
  const isRunning = token === undefined && networkId === undefined && options.address === undefined
  const subject = options.address ?? address
  const key = isRunning || subject === undefined ? undefined : [namespace, subject, token, networkId].join('|')
  const reading = useReading(key, (signal) => kit.getBalance({ ...options, signal }))
  const account: ReadableStore<unknown> =
    namespace !== undefined && kit.adapters.has(namespace) ? kit.namespace(namespace).account : kit.active
  const running = (useStore(account) as Partial<AccountState>).balance
  const refetch = useCallback(() => {
    kit.refreshBalance(namespace).catch(() => undefined)
  }, [kit, namespace])
  if (!isRunning) return reading
  return {
    status: running?.status ?? 'idle',
    data: running === undefined || running.status === 'idle' ? undefined : running.value,
    error: undefined,
    refetch,
  }
}
