'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

/** Variables of {@link useSignTypedData}. */
export type SignTypedDataVariables = Parameters<RegisteredKit['signTypedData']>[0]

/**
 * Asks the wallet to sign typed data. If the user rejects the request, the error is `connection/rejected`.
 *
 * @example
 * const { mutateAsync } = useSignTypedData()
 * const signature = await mutateAsync({ typedData })
 */
export function useSignTypedData(): Mutation<SignTypedDataVariables, string> {
  const kit = useKit()
  return useMutation((variables) => kit.signTypedData(variables))
}
