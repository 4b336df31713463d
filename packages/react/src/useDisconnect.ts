'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

/** Variables of {@link useDisconnect}. */
export type DisconnectVariables = NonNullable<Parameters<RegisteredKit['disconnect']>[0]>

/**
 * Disconnects one connection or namespace, or all connections by default.
 *
 * @example
 * const { mutate } = useDisconnect()
 * <button onClick={() => mutate()}>Disconnect</button>
 */
export function useDisconnect(): Mutation<DisconnectVariables | undefined, void> {
  const kit = useKit()
  return useMutation((variables) => kit.disconnect(variables))
}
