'use client'
import { linkTarget, readDeepLink } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { useFoot } from '../part/useFoot.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Pane.module.css.js'

/** Opens the app of a paired wallet on a phone while a request is pending there. */
export function OpenWallet(): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const { openLink, platform, storage } = kit.ports
  const text = useText()
  const foot = useFoot('below')
  const isWalletRequested = useStore(kit.walletRequests, (all) =>
    all.some((each) => each.connectorType === 'WALLET_CONNECT'),
  )
  const connection = useStore(kit.active, (now) => now.connection)
  if (!isWalletRequested || !platform.isMobile || connection?.connector.type !== 'WALLET_CONNECT') return null
  const link = readDeepLink(storage)
  if (link === undefined) return null
  return (
    <div ref={foot} className={classes.open}>
      <Button kind="main" icon="external" wide onClick={() => openLink(link, linkTarget(platform))}>
        {text('modal.openWallet', { wallet: connection.wallet.name })}
      </Button>
    </div>
  )
}
