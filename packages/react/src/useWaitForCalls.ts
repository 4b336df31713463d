'use client'
import type { CallsStatus, RegisteredKit } from '@kit/core'
import { type Query, useQuery } from './useQuery.js'
import { useWallet } from './useWallet.js'

/** Options for {@link useWaitForCalls}. Without an `id`, it doesn't wait. */
export type UseWaitForCallsOptions = Omit<Parameters<RegisteredKit['waitForCalls']>[0], 'signal' | 'id'> & {
  readonly id: string | undefined
}

/**
 * Waits until a batch of calls is no longer pending; check `data.status` for the outcome. Components with the same options share one wait,
 * which ends when the last of them unmounts.
 *
 * @example
 * const { data } = useWaitForCalls({ id })
 */
export function useWaitForCalls({ id, ...options }: UseWaitForCallsOptions): Query<CallsStatus> {
  const { kit, key } = useWallet()
  const requested = id === undefined || key === undefined ? undefined : JSON.stringify(['waitForCalls', id, options])
  return useQuery(requested, (signal) => kit.waitForCalls({ ...options, id: id as string, signal }), true)
}
