'use client'
import type { ConnectorInfo } from '@kit/core'
import { useKit, useStore } from './useKit.js'

/**
 * Returns all connectors, detected in the page or configured, in the order of discovery.
 *
 * @example
 * const isInstalled = useConnectors().some(({ rdns }) => rdns === 'io.metamask')
 */
export function useConnectors(): readonly ConnectorInfo[] {
  return useStore(useKit().wallets, (state) => state.connectors)
}
