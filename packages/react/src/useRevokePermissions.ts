'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

export type RevokePermissionsVariables = Parameters<RegisteredKit['revokePermissions']>[0]

/**
 * Revokes granted permissions by their `context`.
 *
 * @example
 * const { mutate } = useRevokePermissions()
 * <button onClick={() => mutate({ context })}>Revoke</button>
 */
export function useRevokePermissions(): Mutation<RevokePermissionsVariables, void> {
  const kit = useKit()
  return useMutation((variables) => kit.revokePermissions(variables))
}
