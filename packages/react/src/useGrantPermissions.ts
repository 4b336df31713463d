'use client'
import type { GrantedPermissions, RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

export type GrantPermissionsVariables = Parameters<RegisteredKit['grantPermissions']>[0]

/**
 * Asks the user to grant permissions for later actions (ERC-7715).
 *
 * @example
 * const { mutateAsync } = useGrantPermissions()
 * const { permissions } = await mutateAsync({ signer, permissions: [allowance], expiresAtMs })
 */
export function useGrantPermissions(): Mutation<GrantPermissionsVariables, GrantedPermissions> {
  const kit = useKit()
  return useMutation((variables) => kit.grantPermissions(variables))
}
