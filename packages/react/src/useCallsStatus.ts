'use client'
import type { CallsStatus, RegisteredKit } from '@kit/core'
import { type Query, useQuery } from './useQuery.js'
import { useWallet } from './useWallet.js'

/** Options for {@link useCallsStatus}. Without an `id`, nothing is fetched. */
export type UseCallsStatusOptions = Omit<Parameters<RegisteredKit['getCallsStatus']>[0], 'signal' | 'id'> & {
  readonly id: string | undefined
}

/**
 * Returns the status of a batch of calls. Fetched once: call `refetch` to update it, or use `useWaitForCalls` to wait.
 *
 * @example
 * const { data, refetch } = useCallsStatus({ id })
 */
export function useCallsStatus({ id, ...target }: UseCallsStatusOptions): Query<CallsStatus> {
  const { kit, key } = useWallet()
  const requested = id === undefined || key === undefined ? undefined : JSON.stringify(['callsStatus', key, id, target])
  return useQuery(requested, (signal) => kit.getCallsStatus({ ...target, id: id as string, signal }))
}
