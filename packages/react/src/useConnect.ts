'use client'
import type { Connection, RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

export type ConnectVariables = Parameters<RegisteredKit['connect']>[0]

/**
 * Connects a wallet without the modal. Errors: `connection/*`, `connector/notFound`.
 *
 * @example
 * const { mutate, status, error } = useConnect()
 * <button onClick={() => mutate({ connectorId: 'io.metamask' })}>Connect</button>
 */
export function useConnect(): Mutation<ConnectVariables, Connection> {
  const kit = useKit()
  return useMutation((variables) => kit.connect(variables))
}
