'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

export type SendTransactionVariables = Parameters<RegisteredKit['sendTransaction']>[0]

/**
 * Asks the wallet to send a transaction and returns its hash. If the user rejects the request, the error is `connection/rejected`.
 *
 * @example
 * const { mutateAsync } = useSendTransaction()
 * const hash = await mutateAsync({ to, value: 10n })
 */
export function useSendTransaction(): Mutation<SendTransactionVariables, string> {
  const kit = useKit()
  return useMutation((variables) => kit.sendTransaction(variables))
}
