'use client'
import type { Wallet } from '@kit/core'
import { walletPlatforms } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Hidden } from '../part/Hidden.js'
import { useText } from '../text/useText.js'
import { announcementOf } from './announcementOf.js'

/** Announces the outcome of a connection, a pairing or a network switch to screen readers. */
export function LiveRegion(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { name: view, data } = useStore(kit.modal, (modal) => modal.history.at(-1)) ?? {}
  const wallet = (data as { readonly wallet?: Wallet } | undefined)?.wallet
  const { isMobile } = kit.ports.platform
  const [way] = walletPlatforms({ wallet, isMobile, isInstalled: false })
  const attempt = useStore(kit.attempt)
  const pairing = useStore(kit.pairing)
  const networkSwitch = useStore(kit.networkSwitch)
  return (
    <Hidden role="status">
      {announcementOf({ view, attempt, pairing, networkSwitch, hasCode: way === 'qrcode' }, text)}
    </Hidden>
  )
}
