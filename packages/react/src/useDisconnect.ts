'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

/** What {@link useDisconnect} takes. */
export type DisconnectVariables = NonNullable<Parameters<RegisteredKit['disconnect']>[0]>

/**
 * Ends one connection, one namespace, or, with nothing given, all.
 *
 * @example
 * const { mutate } = useDisconnect()
 * <button onClick={() => mutate()}>Disconnect</button>
 */
export function useDisconnect(): Mutation<DisconnectVariables | undefined, void> {
  const kit = useKit()
  return useMutation((variables) => kit.disconnect(variables))
}
