'use client'
import type { CaipNetworkId, TransactionReceipt } from '@kit/core'
import { useKit } from './useKit.js'
import { type Reading, useReading } from './useReading.js'

/** What {@link useWaitForTransaction} takes. */
export type UseWaitForTransactionOptions = {
  /** Nothing is watched until there is one. */
  readonly hash: string | undefined
  readonly networkId?: CaipNetworkId
  readonly confirmations?: number
  readonly timeoutMs?: number
}

/**
 * Waits until a transaction is in a block. Gives up when the component goes.
 *
 * @example
 * const { status, data } = useWaitForTransaction({ hash })
 */
export function useWaitForTransaction(options: UseWaitForTransactionOptions): Reading<TransactionReceipt> {
  const kit = useKit()
  const { hash, ...rest } = options
  const key = hash === undefined ? undefined : `${rest.networkId ?? ''}|${hash}`
  return useReading(key, (signal) => kit.waitForTransaction({ ...rest, hash: hash as string, signal }))
}
