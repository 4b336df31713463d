'use client'
import type { RegisteredKit, WalletPermission } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

export type RequestPermissionsVariables = Parameters<RegisteredKit['requestPermissions']>[0]

/**
 * Asks the user to grant permissions to the page (EIP-2255). By default, asks them to choose accounts again.
 *
 * @example
 * const { mutate } = useRequestPermissions()
 * mutate()
 */
export function useRequestPermissions(): Mutation<RequestPermissionsVariables, readonly WalletPermission[]> {
  const kit = useKit()
  return useMutation((variables) => kit.requestPermissions(variables))
}
