'use client'
import { formatWalletCount } from '@kit/core'
import { useKit } from '@kit/react'
import type { ReactElement } from 'react'
import { Row } from '../part/Row.js'
import { Stack } from '../part/Stack.js'
import { Tag } from '../part/Tag.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { PairingCode } from './PairingCode.js'
import { useDirectory } from './useDirectory.js'
import { useWalletRows } from './useWalletRows.js'

/** The start of a page without adapters: a code on a desktop, a list of apps on a phone. */
export function ConnectingWalletConnectBasic(): ReactElement {
  const kit = useKit()
  const text = useText()
  const rows = useWalletRows()
  const count = useDirectory()?.all.count
  return (
    <Stack>
      {kit.ports.platform.isMobile ? (
        <Stack list={text('connect.wallets')}>
          {rows.map((row) => (
            <Row
              key={row.id}
              label={row.name}
              image={<WalletImage wallet={row} />}
              onClick={() => kit.chooseWallet(row)}
            />
          ))}
        </Stack>
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
    </Stack>
  )
}
