'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

export type ShowCallsStatusVariables = Parameters<RegisteredKit['showCallsStatus']>[0]

/**
 * Asks the wallet to show the status of a batch of calls.
 *
 * @example
 * const { mutate } = useShowCallsStatus()
 * <button onClick={() => mutate({ id })}>Show</button>
 */
export function useShowCallsStatus(): Mutation<ShowCallsStatusVariables, void> {
  const kit = useKit()
  return useMutation((variables) => kit.showCallsStatus(variables))
}
