'use client'
import type { Wallet } from '@kit/core'
import { isInWalletBrowser, walletBrowseLink } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import { type ReactElement, useState } from 'react'
import { defineView, type ViewDefinition, type ViewProps } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { QrCode } from '../part/QrCode.js'
import { Row } from '../part/Row.js'
import { Stack } from '../part/Stack.js'
import { Tabs } from '../part/Tabs.js'
import { Typography } from '../part/Typography.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Downloads.module.css.js'
import { type DownloadLink, downloadLinks } from './downloadLinks.js'

/** Download options of a wallet. On desktops: a QR code for the phone, and links for the desktop itself. */
export const downloadsView: ViewDefinition<'Downloads'> = defineView({
  name: 'Downloads',
  title: ({ text, data }) => text('downloads.title', { wallet: data.wallet.name }),
  Component: Downloads,
})

function Downloads({ data: { wallet } }: ViewProps<'Downloads'>): ReactElement {
  const text = useText()
  const { adapters, modal, ports } = useKit()
  const { platform } = ports
  const { isMobile } = platform
  const namespace = useStore(modal, (state) => state.namespace)
  // Users who have the app but can't pair with it can open this page in its built-in browser.
  const namespaces = namespace === undefined ? adapters.keys() : [namespace]
  const browse =
    isMobile && !isInWalletBrowser(wallet, ports) ? walletBrowseLink(wallet, platform, namespaces) : undefined
  const links = downloadLinks(wallet)
  const apps = isMobile ? [] : links.filter(({ icon }) => icon === 'mobile')
  return (
    <Stack>
      {apps.length > 0 && <PhoneCode wallet={wallet} apps={apps} />}
      <Stack list={text('downloads.title', { wallet: wallet.name })}>
        {browse !== undefined && (
          <Row label={text('pairing.openPageIn', { wallet: wallet.name })} icon="external" href={browse} />
        )}
        {links
          .filter((link) => !apps.includes(link))
          .map(({ label, icon, href }) => (
            <Row key={label} label={text(label)} icon={icon} href={href} hasArrow />
          ))}
      </Stack>
    </Stack>
  )
}

function PhoneCode(props: { readonly wallet: Wallet; readonly apps: readonly DownloadLink[] }): ReactElement {
  useStyles(css)
  const { wallet, apps } = props
  const text = useText()
  const [chosen, setChosen] = useState<string>()
  const app = apps.find(({ label }) => label === chosen) ?? apps[0]
  return (
    <Tabs
      label={text('downloads.phone')}
      tabs={apps.map(({ label }) => ({ id: label as string, label: text(label) }))}
      current={app?.label ?? ''}
      onChange={setChosen}
    >
      <Stack align="center">
        <div className={classes.code}>
          <QrCode
            value={app?.href}
            label={text('downloads.scan', { wallet: wallet.name })}
            logo={<WalletImage wallet={wallet} size={40} />}
          />
        </div>
        <Typography as="quiet">{text('downloads.scan', { wallet: wallet.name })}</Typography>
      </Stack>
    </Tabs>
  )
}
