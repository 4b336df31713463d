'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

export type SignMessageVariables = Parameters<RegisteredKit['signMessage']>[0]

/**
 * Asks the wallet to sign a message. If the user rejects the request, the error is `connection/rejected`.
 *
 * @example
 * const { mutateAsync } = useSignMessage()
 * const signature = await mutateAsync({ message: 'Hello' })
 */
export function useSignMessage(): Mutation<SignMessageVariables, string> {
  const kit = useKit()
  return useMutation((variables) => kit.signMessage(variables))
}
