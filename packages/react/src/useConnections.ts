'use client'
import type { Connection } from '@kit/core'
import { useKit, useStore } from './useKit.js'

/**
 * Returns all connected wallets, across namespaces.
 *
 * @example
 * const names = useConnections().map(({ wallet }) => wallet.name)
 */
export function useConnections(): readonly Connection[] {
  return useStore(useKit().connections, (state) => state.connections)
}
