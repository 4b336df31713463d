'use client'
import { linkTarget, readDeepLink } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { Button, useKit, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'

/** On a phone the request waits in the app of the paired wallet: opens it. */
export function OpenWallet(): ReactElement | null {
  const kit = useKit()
  const { openLink, platform, storage } = kit.ports
  const text = useText()
  const connection = useStore(kit.active, (now) => now.connection)
  if (!platform.isMobile || connection?.connector.type !== 'WALLET_CONNECT') return null
  const link = readDeepLink(storage)
  if (link === undefined) return null
  return (
    <Button kind="main" icon="external" wide onClick={() => openLink(link, linkTarget(platform))}>
      {text('siwx.open', { wallet: connection.wallet.name })}
    </Button>
  )
}
