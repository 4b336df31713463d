'use client'
import type { RegisteredKit, TransactionReceipt } from '@kit/core'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { type Query, useQuery } from './useQuery.js'

export type UseWaitForTransactionOptions = {
  /** Without a hash, it doesn't wait. */
  readonly hash: string | undefined
  readonly networkId?: NonNullable<Parameters<RegisteredKit['waitForTransaction']>[0]['networkId']>
  readonly confirmations?: number
  readonly timeoutMs?: number
}

/**
 * Waits until a transaction is included in a block. Defaults to the network that the kit sent it on. Starts over when the transaction
 * changes. Components with the same options share one request, which ends when the last of them unmounts. The receipt is cached.
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
  // For a transaction that the kit didn't send: the network that was active when the wait began.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hash begins a wait
  const usedId = useMemo(() => networkId ?? kit.active.getState().connection?.networkId, [kit, hash, networkId])
  const key = hash === undefined ? undefined : JSON.stringify([hash, usedId, confirmations, timeoutMs])
  return useQuery(key, (signal) => kit.waitForTransaction({ ...rest, hash: hash as string, signal }), true)
}
