'use client'
import type { WalletRow } from '@kit/core'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import type { WalletGroupName } from '../list/groupWallets.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { Picture } from '../part/Picture.js'
import { Row } from '../part/Row.js'
import { Tag } from '../part/Tag.js'
import { useIcon } from '../part/useIcon.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useUiOptions } from '../theme/KitUi.js'
import { ChainMarks } from './ChainMarks.js'
import { isChosen } from './isChosen.js'
import { usePairingRow } from './usePairingRow.js'

/** Props of {@link ConnectRow}. */
export type ConnectRowProps = {
  readonly row: WalletRow
  readonly locked: boolean
  /** The group that a heading above names, so that the row doesn't repeat it. */
  readonly heading: WalletGroupName | undefined
}

/** A wallet in the list, or pairing with any wallet. */
export function ConnectRow({ row, locked, heading }: ConnectRowProps): ReactElement {
  const kit = useKit()
  const prepare = usePrepareView()
  const text = useText()
  const isPairing = row.kind === 'walletConnect'
  // Pairing has the picture that the app configured, or its own logo.
  const isMarked = isPairing && row.imageUrl === undefined && row.imageId === undefined
  const mark = useIcon(useUiOptions().icons, 'namespaces', isMarked ? 'walletConnect' : undefined)
  const pairingRow = usePairingRow(row)
  const current = useStore(kit.modal, ({ history }) => isChosen(row, history))
  const limit = useStore(kit.modal, (modal) => modal.namespace)
  const chains = isPairing || limit !== undefined ? [] : row.namespaces.filter((name) => kit.adapters.has(name))
  const detail = isPairing ? text('pairing.walletConnect') : row.detail
  const next =
    row.connectorIds.length === 0 || isPairing
      ? 'ConnectingWalletConnect'
      : chains.length > 1
        ? 'ConnectMultiChain'
        : 'ConnectingExternal'
  return (
    <Row
      label={isPairing ? text(kit.ports.platform.isMobile ? 'connect.apps' : 'connect.phone') : row.name}
      {...(!isMarked
        ? { image: <WalletImage wallet={row} /> }
        : mark === null
          ? { icon: 'qrCode' as const }
          : { image: <Picture name={row.name} url={mark} /> })}
      end={
        <>
          {chains.length > 1 && <ChainMarks chains={chains} />}
          {row.connected ? (
            <Tag tone="accent">{text('tag.connected')}</Tag>
          ) : isPairing ? null : row.recent && heading !== 'recent' ? (
            <Tag>{text('tag.recent')}</Tag>
          ) : (
            row.installed && heading === undefined && <Tag tone="success">{text('tag.installed')}</Tag>
          )}
        </>
      }
      {...pairingRow}
      disabled={locked || pairingRow.disabled}
      current={current}
      {...(detail ? { detail } : {})}
      onIntent={() => {
        prepare(next)
        if (next === 'ConnectingExternal' || isPairing) unawaited(kit.preload(row.connectorIds[0]))
      }}
      onClick={() => {
        // Replaces the previous selection, which is next to the list on a wide card.
        if (!current) kit.modal.backTo('Connect')
        kit.chooseWallet(row)
      }}
    />
  )
}
