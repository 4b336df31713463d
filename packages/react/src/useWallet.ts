'use client'
import type { RegisteredKit } from '@kit/core'
import { useKit, useStore } from './useKit.js'

/**
 * Returns the kit and a key of the active wallet, account and network, for requests to the wallet. The key is undefined without a connected
 * wallet.
 */
export function useWallet(): { readonly kit: RegisteredKit; readonly key: string | undefined } {
  const kit = useKit()
  const key = useStore(kit.active, ({ status, connection, account }) =>
    status === 'connected' && connection !== undefined
      ? JSON.stringify([connection.id, account?.address, connection.networkId])
      : undefined,
  )
  return { kit, key }
}
