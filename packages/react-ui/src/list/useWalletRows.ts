'use client'
import type { DirectoryState, ReadableStore } from '@kit/core'
import { type ChainNamespace, listWallets, type WalletRow } from '@kit/core/plugin'
import { useConnections, useStore } from '@kit/react'
import { useMemo } from 'react'
import { useKit } from '../kit/useKit.js'

/** Returns the state of the wallet directory, or undefined if none is configured. */
export function useDirectory(): DirectoryState | undefined {
  const { directory, toast } = useKit()
  // Hooks can't be conditional: without a directory this subscribes to a store whose state is not used.
  const state = useStore((directory ?? toast) as ReadableStore<unknown>)
  return directory === undefined ? undefined : (state as DirectoryState)
}

/** Returns the rows of the connect view in order, filtered by the given namespace, else by the modal's filter, if any. */
export function useWalletRows(only?: ChainNamespace): readonly WalletRow[] {
  const kit = useKit()
  const { connectors, recent } = useStore(kit.wallets)
  const connections = useConnections()
  const limit = useStore(kit.modal, (modal) => modal.namespace)
  const namespace = only ?? limit
  const directory = useDirectory()
  const featured = directory?.featured
  const recommended = directory?.recommended
  const { wallets: settings } = kit.options
  const { ports } = kit
  const { isMobile } = ports.platform
  return useMemo(
    () =>
      listWallets({
        connectors,
        recent,
        connections,
        isMobile,
        ports,
        namespace,
        ...(featured && { featured }),
        ...(recommended && { recommended }),
        ...(settings && { settings }),
      }),
    [connectors, recent, connections, isMobile, ports, namespace, featured, recommended, settings],
  )
}
