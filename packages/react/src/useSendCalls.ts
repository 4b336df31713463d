'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

export type SendCallsVariables = Parameters<RegisteredKit['sendCalls']>[0]

/**
 * Asks the wallet to send a batch of calls and returns its ID. If the user rejects the request, the error is `connection/rejected`.
 *
 * @example
 * const { mutateAsync } = useSendCalls()
 * const id = await mutateAsync({ calls: [approve, deposit], atomicRequired: true })
 */
export function useSendCalls(): Mutation<SendCallsVariables, string> {
  const kit = useKit()
  return useMutation((variables) => kit.sendCalls(variables))
}
