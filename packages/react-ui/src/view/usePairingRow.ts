'use client'
import type { Connection } from '@kit/core'
import { needsPairingLink, type WalletRow, walletPlatforms } from '@kit/core/plugin'
import { useConnections, useStore } from '@kit/react'
import { useKit } from '../kit/useKit.js'
import { useText } from '../text/useText.js'

/** The state of a row when only a pairing link leads to its wallet. */
export type PairingRow = {
  /** The link that opens its app is being made. */
  readonly busy: boolean
  readonly disabled: boolean
  /** Why it can't be chosen, for visitors who do not see the note below the list. */
  readonly reason?: string
}

/**
 * The state of a row. One that only a pairing link leads to is disabled while a pairing connection exists (rule screens-11), and
 * waits on iOS in Safari and Telegram for the link that is made in advance: there an app opens in the gesture or not at all. A link
 * that could not be made leaves the row enabled: its view tries again (rule mobile-10).
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

/** The connection over a pairing link, of which there is one at a time. */
export function usePairedConnection(): Connection | undefined {
  return useConnections().find(({ connector }) => connector.type === 'WALLET_CONNECT')
}
