'use client'
import { formatWalletCount, type WalletRow } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { useDirectory, useWalletRows } from '../list/useWalletRows.js'
import { EmptyState } from '../part/EmptyState.js'
import { Row } from '../part/Row.js'
import { Stack } from '../part/Stack.js'
import { Tag } from '../part/Tag.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { PairingCode } from './PairingCode.js'
import { PairingNote } from './PairingNote.js'
import { usePairingRow } from './usePairingRow.js'

/** First view of a page without adapters: a QR code on desktops, a list of apps on phones. */
export const connectingWalletConnectBasicView: ViewDefinition<'ConnectingWalletConnectBasic'> = defineView({
  name: 'ConnectingWalletConnectBasic',
  title: ({ text }) => text('connect.title'),
  Component: ConnectingWalletConnectBasic,
})

function ConnectingWalletConnectBasic(): ReactElement {
  const kit = useKit()
  const text = useText()
  const rows = useWalletRows()
  const count = useDirectory()?.all.count
  const hasLink = useStore(kit.pairing, ({ status }) => status === 'ready')
  return (
    <Stack>
      {kit.ports.platform.isMobile ? (
        <Stack list={text('connect.wallets')}>
          {rows.map((row) => (
            <AppRow key={row.id} row={row} />
          ))}
        </Stack>
      ) : kit.isRegionBlocked && !hasLink ? (
        <EmptyState icon="globe">{text('connect.regionBlocked')}</EmptyState>
      ) : (
        <PairingCode wallet={undefined} />
      )}
      {kit.directory && (
        <Row
          label={text('connect.allWallets')}
          icon="search"
          end={count !== undefined && <Tag>{formatWalletCount(count)}</Tag>}
          onClick={() => kit.modal.push('AllWallets')}
        />
      )}
      {kit.ports.platform.isMobile && <PairingNote />}
    </Stack>
  )
}

function AppRow({ row }: { readonly row: WalletRow }): ReactElement {
  const kit = useKit()
  return (
    <Row
      label={row.name}
      image={<WalletImage wallet={row} />}
      {...usePairingRow(row)}
      onClick={() => kit.chooseWallet(row)}
    />
  )
}
