'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

/** What {@link useSignMessage} takes. */
export type SignMessageVariables = Parameters<RegisteredKit['signMessage']>[0]

/**
 * Asks the wallet to sign a text. A refusal is `connection/rejected`.
 *
 * @example
 * const { mutateAsync } = useSignMessage()
 * const signature = await mutateAsync({ message: 'Hello' })
 */
export function useSignMessage(): Mutation<SignMessageVariables, string> {
  const kit = useKit()
  return useMutation((variables) => kit.signMessage(variables))
}
