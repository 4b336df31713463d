'use client'
import type { RegisteredKit, TransactionReceipt } from '@kit/core'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { type Query, useQuery } from './useQuery.js'

/** What {@link useWaitForTransaction} takes. */
export type UseWaitForTransactionOptions = {
  /** Without one, nothing is awaited. */
  readonly hash: string | undefined
  readonly networkId?: NonNullable<Parameters<RegisteredKit['waitForTransaction']>[0]['networkId']>
  readonly confirmations?: number
  readonly timeoutMs?: number
}

/**
 * Waits until a transaction is in a block, on the network that the kit sent it on unless another is named. Starts again when
 * the transaction changes. Components that wait for the same share one request, which ends when the last of them unmounts; the receipt
 * is kept for those that come later.
 *
 * @example
 * const { status, data } = useWaitForTransaction({ hash })
 */
export function useWaitForTransaction(options: UseWaitForTransactionOptions): Query<TransactionReceipt> {
  const kit = useKit()
  const { hash, networkId, confirmations, timeoutMs } = options
  const rest = {
    ...(networkId !== undefined && { networkId }),
    ...(confirmations !== undefined && { confirmations }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  }
  // If the kit did not send it, it is looked for on the network that was in use when the wait began.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hash begins a wait
  const usedId = useMemo(() => networkId ?? kit.active.getState().connection?.networkId, [kit, hash, networkId])
  const key = hash === undefined ? undefined : JSON.stringify([hash, usedId, confirmations, timeoutMs])
  return useQuery(key, (signal) => kit.waitForTransaction({ ...rest, hash: hash as string, signal }), true)
}
