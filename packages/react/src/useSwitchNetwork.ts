'use client'
import type { Network, RegisteredKit } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, useMutation } from './useMutation.js'

export type SwitchNetworkVariables = Parameters<RegisteredKit['switchNetwork']>[0]

/**
 * Switches to a network, in the wallet, too. Errors: `network/*`, `connection/rejected`.
 *
 * @example
 * const { mutate } = useSwitchNetwork()
 * <button onClick={() => mutate({ networkId: 'eip155:8453' })}>Base</button>
 */
export function useSwitchNetwork(): Mutation<SwitchNetworkVariables, Network> {
  const kit = useKit()
  return useMutation((variables) => kit.switchNetwork(variables))
}
