'use client'
import { listWallets, type WalletRow } from '@kit/core'
import { useConnections, useKit, useStore } from '@kit/react'
import { useMemo } from 'react'
import { useDirectory } from './useDirectory.js'

/** The rows of the connect view, in order. */
export function useWalletRows(): readonly WalletRow[] {
  const kit = useKit()
  const { connectors, recent } = useStore(kit.wallets)
  const connections = useConnections()
  const namespace = useStore(kit.modal, (modal) => modal.namespace)
  const directory = useDirectory()
  const featured = directory?.featured
  const recommended = directory?.recommended
  const { wallets: settings } = kit.options
  const { isMobile } = kit.ports.platform
  return useMemo(
    () =>
      listWallets({
        connectors,
        recent,
        connections,
        isMobile,
        namespace,
        ...(featured && { featured }),
        ...(recommended && { recommended }),
        ...(settings && { settings }),
      }),
    [connectors, recent, connections, isMobile, namespace, featured, recommended, settings],
  )
}
