'use client'
import { formatWalletCount, type WalletRow } from '@kit/core'
import { useStore } from '@kit/react'
import { type ReactElement, useState } from 'react'
import { useSlots } from '../modal/ModalContext.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { Button } from '../part/Button.js'
import { EmptyState } from '../part/EmptyState.js'
import { GrowingList } from '../part/GrowingList.js'
import { Row } from '../part/Row.js'
import { Skeleton } from '../part/Skeleton.js'
import { Stack } from '../part/Stack.js'
import { Tag } from '../part/Tag.js'
import { WalletImage } from '../part/WalletImage.js'
import { defineView, type ViewDefinition } from '../router/defineView.js'
import { useText } from '../text/useText.js'
import { useKit } from '../useKit.js'
import { chosenView, isChosen } from './isChosen.js'
import { LegalBox } from './LegalBox.js'
import { NamespaceNote } from './NamespaceNote.js'
import { PairingNote } from './PairingNote.js'
import { unawaited } from './unawaited.js'
import { useDirectory } from './useDirectory.js'
import { useNamespaceLabel } from './useNamespaceLabel.js'
import { usePairingRow } from './usePairingRow.js'
import { useWalletRows } from './useWalletRows.js'

/** A longer list continues in the view of all wallets, which has a search. */
const rowsBeforeAll = 12

/** Where a visitor begins: the wallets that can be connected, the way to all others, and help for visitors without a wallet. */
export const connectView: ViewDefinition<'Connect'> = defineView({
  name: 'Connect',
  title: ({ text }) => text('connect.title'),
  Component: Connect,
})

function Connect(): ReactElement {
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const rows = useWalletRows()
  const slots = useSlots()
  const [accepted, setAccepted] = useState(false)
  const locked = kit.options.legal?.checkbox === true && !accepted
  const { all = true } = kit.options.wallets ?? {}
  const hasMore = kit.directory !== undefined || rows.length > rowsBeforeAll
  const showsAll = hasMore && (all === true || (all === 'mobile' && kit.ports.platform.isMobile))
  return (
    <Stack>
      <LegalBox accepted={accepted} onChange={setAccepted} />
      <NamespaceNote />
      {slots && <slots.ConnectMethods side="above" locked={locked} />}
      {rows.length > 0 && (
        <GrowingList
          label={text('connect.wallets')}
          count={showsAll ? Math.min(rows.length, rowsBeforeAll) : rows.length}
          render={(index) => {
            const row = rows[index]
            return row && <ConnectRow key={row.id} row={row} locked={locked} />
          }}
        />
      )}
      {rows.length === 0 && (
        <EmptyState
          icon="wallet"
          action={
            <Button kind="main" onIntent={() => prepare('GetWallet')} onClick={() => kit.modal.push('GetWallet')}>
              {text('connect.emptyAction')}
            </Button>
          }
        >
          {text('connect.empty')}
        </EmptyState>
      )}
      {showsAll && <AllWalletsRow locked={locked} here={rows.length} />}
      {slots && <slots.ConnectMethods side="below" locked={locked} />}
      <PairingNote />
      {rows.length > 0 && (
        <Stack align="center">
          <Button kind="link" onIntent={() => prepare('GetWallet')} onClick={() => kit.modal.push('GetWallet')}>
            {text('connect.noWallet')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

function ConnectRow({ row, locked }: { readonly row: WalletRow; readonly locked: boolean }): ReactElement {
  const kit = useKit()
  const prepare = usePrepareView()
  const slots = useSlots()
  const isPairing = row.kind === 'walletConnect'
  const text = useText()
  const pairingRow = usePairingRow(row)
  const current = useStore(kit.modal, ({ history }) => isChosen(row, history))
  const label = useNamespaceLabel()
  const limit = useStore(kit.modal, (modal) => modal.namespace)
  const chains = isPairing || limit !== undefined ? [] : row.namespaces.filter((name) => kit.adapters.has(name))
  const details = [...(row.detail ? [row.detail] : []), ...(chains.length > 1 ? chains.map(label) : [])]
  const next =
    row.connectorIds.length === 0 || isPairing
      ? 'ConnectingWalletConnect'
      : chains.length > 1
        ? 'ConnectMultiChain'
        : 'ConnectingExternal'
  return (
    <Row
      label={isPairing ? text('pairing.walletConnect') : row.name}
      {...(isPairing && row.imageUrl === undefined && row.imageId === undefined
        ? { icon: 'qrCode' as const }
        : { image: <WalletImage wallet={row} /> })}
      end={
        <>
          {slots && <slots.WalletTags row={row} />}
          <RowTag row={row} />
        </>
      }
      {...pairingRow}
      disabled={locked || pairingRow.disabled}
      current={current}
      {...(details.length > 0 ? { detail: details.join(' · ') } : {})}
      onIntent={() => {
        prepare(next)
        if (next === 'ConnectingExternal') unawaited(kit.preload(row.connectorIds[0]))
      }}
      onClick={() => {
        // Beside what was chosen before, it takes that one's place.
        if (!current) kit.modal.backTo('Connect')
        kit.chooseWallet(row)
      }}
    />
  )
}

function RowTag({ row }: { readonly row: WalletRow }): ReactElement | null {
  const text = useText()
  if (row.connected) return <Tag tone="accent">{text('tag.connected')}</Tag>
  if (row.kind === 'walletConnect') return <Tag>{text('tag.qrCode')}</Tag>
  if (row.recent) return <Tag>{text('tag.recent')}</Tag>
  return row.installed ? <Tag tone="success">{text('tag.installed')}</Tag> : null
}

function AllWalletsRow({ locked, here }: { readonly locked: boolean; readonly here: number }): ReactElement {
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const directory = useDirectory()
  const chosen = useStore(kit.modal, ({ history }) => chosenView(history)?.name === 'AllWallets')
  const all = directory?.all
  const count = directory === undefined ? here : all?.count
  return (
    <Row
      label={text('connect.allWallets')}
      icon="search"
      end={
        count !== undefined ? (
          <Tag>{formatWalletCount(count)}</Tag>
        ) : (
          all?.status === 'pending' && <Skeleton width="32px" height="18px" />
        )
      }
      disabled={locked}
      current={chosen}
      onIntent={() => prepare('AllWallets')}
      onClick={() => {
        kit.modal.backTo('Connect')
        kit.modal.push('AllWallets')
      }}
    />
  )
}
