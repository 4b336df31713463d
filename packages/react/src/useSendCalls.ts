'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

/** What {@link useSendCalls} takes. */
export type SendCallsVariables = Parameters<RegisteredKit['sendCalls']>[0]

/**
 * Asks the wallet to send several calls; returns their id. A refusal is `connection/rejected`.
 *
 * @example
 * const { mutateAsync } = useSendCalls()
 * const id = await mutateAsync({ calls: [approve, deposit], atomicRequired: true })
 */
export function useSendCalls(): Mutation<SendCallsVariables, string> {
  const kit = useKit()
  return useMutation((variables) => kit.sendCalls(variables))
}
