'use client'
import type { Kit } from '@kit/core'
import { toKitError } from '@kit/core/plugin'
import { useEffect, useInsertionEffect, useRef } from 'react'
import type { Abi, ContractEventName, WatchContractEventParameters } from 'viem'
import { useKit } from '../useKit.js'
import { getViemClient } from './getViemClient.js'
import { type ContractReadOptions, useContractNetwork } from './useContractQuery.js'

/**
 * Watches an event of a contract while the component is mounted, typed by its ABI. `onLogs` and `onError` may be new functions in each
 * render. Follows the current network unless `networkId` is given.
 *
 * @example
 * useWatchContractEvent({ address: token, abi: erc20Abi, eventName: 'Transfer', onLogs: (logs) => setLast(logs.at(-1)?.args) })
 */
export function useWatchContractEvent<
  const A extends Abi | readonly unknown[],
  Name extends ContractEventName<A>,
  Strict extends boolean | undefined = undefined,
>(options: WatchContractEventParameters<A, Name, Strict> & ContractReadOptions): void {
  const kit: Kit = useKit()
  const { networkId, enabled = true, ...watched } = options
  const current = useContractNetwork(networkId)
  const newest = useRef(watched)
  useInsertionEffect(() => {
    newest.current = watched
  })
  const { address, eventName, args } = watched
  const key = JSON.stringify([address, eventName, args], (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the call
  useEffect(() => {
    if (!enabled || current === undefined) return
    let isUnmounted = false
    let end = () => {}
    const fail = (cause: unknown) =>
      newest.current.onError?.(toKitError(cause, 'adapter/failed', 'Failed to watch the event.'))
    getViemClient(kit, current).then((client) => {
      if (isUnmounted) return
      end = client.watchContractEvent({
        ...newest.current,
        onLogs: (logs: never) => newest.current.onLogs(logs),
        onError: fail,
      } as never)
    }, fail)
    return () => {
      isUnmounted = true
      end()
    }
  }, [kit, current, enabled, key])
}
