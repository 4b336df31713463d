'use client'
import type { RegisteredKit, TransactionReceipt } from '@kit/core'
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
 * the transaction changes, and gives up when the component unmounts.
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
  const key = hash === undefined ? undefined : JSON.stringify([hash, networkId, confirmations, timeoutMs])
  return useQuery(kit, key, (signal) => kit.waitForTransaction({ ...rest, hash: hash as string, signal }))
}
