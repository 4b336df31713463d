'use client'
import type { Connection } from '@kit/core'
import { needsPairingLink, type WalletRow, walletPlatforms } from '@kit/core/plugin'
import { useConnections, useStore } from '@kit/react'
import { useKit } from '../kit/useKit.js'
import { useText } from '../text/useText.js'

/** State of a row whose wallet can only be reached by a pairing link. */
export type PairingRow = {
  /** Whether the link that opens its app is being prepared. */
  readonly busy: boolean
  readonly disabled: boolean
  /** Why it is disabled, for users who don't see the note below the list. */
  readonly reason?: string
}

/**
 * Returns the state of a row. A row that requires a pairing link is disabled while a pairing connection exists (rule screens-11). On iOS in
 * Safari and Telegram it waits for the prepared link, because apps open only within the user gesture there. A link that could not be
 * prepared leaves the row enabled: its view retries (rule mobile-10).
 */
export function usePairingRow({ kind, connectorIds, wallet }: WalletRow): PairingRow {
  const kit = useKit()
  const text = useText()
  const paired = usePairedConnection()
  const isPreparing = useStore(kit.pairing, ({ status }) => status === 'preparing')
  const { isMobile, isSafari, isTelegram, os } = kit.ports.platform
  const needsLink =
    kind !== 'walletConnect' &&
    connectorIds.length === 0 &&
    needsPairingLink(walletPlatforms({ wallet, isMobile, isInstalled: false }))
  if (!needsLink) return { busy: false, disabled: false }
  if (paired !== undefined)
    return { busy: false, disabled: true, reason: text('connect.disconnectFirst', { wallet: paired.wallet.name }) }
  return { busy: isPreparing && os === 'ios' && (isSafari || isTelegram), disabled: false }
}

/** Returns the pairing connection. There is at most one. */
export function usePairedConnection(): Connection | undefined {
  return useConnections().find(({ connector }) => connector.type === 'WALLET_CONNECT')
}
