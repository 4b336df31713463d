'use client'
import { needsPairingLink, type Wallet, type WalletPlatform, walletPlatforms } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { type ReactElement, useState } from 'react'
import { defineView, type ViewDefinition, type ViewProps } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { EmptyState } from '../part/EmptyState.js'
import { Stack } from '../part/Stack.js'
import { Tabs } from '../part/Tabs.js'
import type { MessageKey } from '../text/Messages.js'
import { useText } from '../text/useText.js'
import { GetWalletRow } from './GetWalletRow.js'
import { PairingCode } from './PairingCode.js'
import { PairingInApp } from './PairingInApp.js'
import { PairingInBrowser } from './PairingInBrowser.js'
import { PairingLink } from './PairingLink.js'
import { PairingNotInstalled } from './PairingNotInstalled.js'
import { useWalletRow } from './useWalletRow.js'

const labels: { readonly [Platform in WalletPlatform]: MessageKey } = {
  qrcode: 'pairing.qrcode',
  mobile: 'pairing.mobile',
  webapp: 'pairing.web',
  desktop: 'pairing.desktop',
  browser: 'pairing.browser',
  inAppBrowser: 'pairing.mobile',
  unsupported: 'pairing.browser',
}

/** Pairs with one wallet, or with any wallet by QR code, with a tab for each available method. */
export const connectingWalletConnectView: ViewDefinition<'ConnectingWalletConnect'> = defineView({
  name: 'ConnectingWalletConnect',
  title: ({ text, data, kit }) =>
    data?.wallet?.name ?? text(kit.ports.platform.isMobile ? 'pairing.titleMobile' : 'pairing.title'),
  Component: ConnectingWalletConnect,
})

function ConnectingWalletConnect({ data: { wallet } }: ViewProps<'ConnectingWalletConnect'>): ReactElement {
  const kit = useKit()
  const text = useText()
  const row = useWalletRow(wallet)
  const { isMobile } = kit.ports.platform
  const platforms = walletPlatforms({ wallet, isMobile, isInstalled: row?.installed === true })
  const [chosen, setChosen] = useState<WalletPlatform>()
  const current = chosen !== undefined && platforms.includes(chosen) ? chosen : (platforms[0] ?? 'qrcode')
  return (
    <Stack>
      <Tabs
        label={text('pairing.platforms')}
        tabs={platforms.map((id) => ({ id, label: text(labels[id]) }))}
        current={current}
        onChange={setChosen}
      >
        <Way platform={current} wallet={wallet} row={row} />
      </Tabs>
      {wallet && current !== 'unsupported' && <GetWalletRow wallet={wallet} />}
    </Stack>
  )
}

function Way(props: {
  readonly platform: WalletPlatform
  readonly wallet: Wallet | undefined
  readonly row: ReturnType<typeof useWalletRow>
}): ReactElement {
  const { platform, wallet, row } = props
  const { isRegionBlocked, pairing } = useKit()
  const text = useText()
  const hasLink = useStore(pairing, ({ status }) => status === 'ready')
  // A link that the app created itself is shown anyway.
  if (isRegionBlocked && !hasLink && needsPairingLink([platform]))
    return <EmptyState icon="globe">{text('connect.regionBlocked')}</EmptyState>
  if (wallet === undefined || platform === 'qrcode') return <PairingCode wallet={wallet} />
  if (platform === 'browser' && row !== undefined) return <PairingInBrowser row={row} />
  if (platform === 'inAppBrowser') return <PairingInApp wallet={wallet} />
  if (platform === 'mobile' || platform === 'desktop' || platform === 'webapp')
    return <PairingLink wallet={wallet} platform={platform} />
  return <PairingNotInstalled wallet={wallet} />
}
