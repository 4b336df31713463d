'use client'
import type { RegisteredKit, WalletPermission } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

/** What {@link useRequestPermissions} takes. */
export type RequestPermissionsVariables = Parameters<RegisteredKit['requestPermissions']>[0]

/**
 * Asks the visitor to let the page do something (EIP-2255); with nothing, to choose accounts again.
 *
 * @example
 * const { mutate } = useRequestPermissions()
 * mutate()
 */
export function useRequestPermissions(): Mutation<RequestPermissionsVariables, readonly WalletPermission[]> {
  const kit = useKit()
  return useMutation((variables) => kit.requestPermissions(variables))
}
