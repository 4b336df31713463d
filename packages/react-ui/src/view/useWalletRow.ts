'use client'
import { listDirectoryWallets, type Wallet, type WalletRow } from '@kit/core/plugin'
import { useConnections, useStore } from '@kit/react'
import { useKit } from '../kit/useKit.js'

/** Returns what the page knows about a wallet of the directory: whether it is installed, and its connectors. */
export function useWalletRow(wallet: Wallet | undefined): WalletRow | undefined {
  const kit = useKit()
  const { connectors, recent } = useStore(kit.wallets)
  const connections = useConnections()
  const namespace = useStore(kit.modal, (modal) => modal.namespace)
  if (wallet === undefined) return undefined
  const { ports } = kit
  const input = { wallets: [wallet], connectors, recent, connections, namespace, ports }
  return listDirectoryWallets({ ...input, isMobile: false })[0]
}
