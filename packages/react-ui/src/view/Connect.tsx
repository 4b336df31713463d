'use client'
import type { WalletRow } from '@kit/core'
import { type ReactElement, useRef, useState } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { useSlots } from '../modal/ModalContext.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { Button } from '../part/Button.js'
import { EmptyState } from '../part/EmptyState.js'
import { Stack } from '../part/Stack.js'
import { useIsSpaceReserved } from '../part/useIsSpaceReserved.js'
import { useText } from '../text/useText.js'
import { useUiOptions } from '../theme/KitUi.js'
import { AllWalletsRow } from './AllWalletsRow.js'
import { ConnectRow } from './ConnectRow.js'
import { canGetWallet } from './canGetWallet.js'
import { groupWallets } from './groupWallets.js'
import { LegalBox } from './LegalBox.js'
import { NamespaceNote } from './NamespaceNote.js'
import { PairingNote } from './PairingNote.js'
import { useDirectory, useWalletRows } from './useWalletRows.js'
import { WalletGroup } from './WalletGroup.js'

/** Maximum rows per group. Longer groups continue in All Wallets, which has a search. */
const most = { recent: 12, installed: 12, popular: 4, phone: 12 } as const

const headings = {
  recent: 'connect.recent',
  installed: 'connect.installed',
  popular: 'connect.popular',
  phone: 'connect.wallets',
} as const

/** The first view for new users: available wallets, a link to all others, and help for users without a wallet. */
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
  const [list, shown, hasHeadings, showsAll, isComing] = useShownGroups(rows)
  const canGet = canGetWallet(kit, useUiOptions().links)
  const getWallet = {
    onIntent: () => prepare('GetWallet'),
    onClick: () => {
      kit.modal.backTo('Connect')
      kit.modal.push('GetWallet')
    },
  }
  const wallets = (
    <>
      {shown.map(({ group, kinds, rows, kept, tells }) => (
        <WalletGroup
          key={kinds[0]}
          label={text(hasHeadings ? headings[group] : 'connect.wallets')}
          hasHeading={hasHeadings && group !== 'phone'}
          count={rows.length}
          kept={kept}
          isComing={isComing}
          render={(index) => {
            const row = rows[index]
            return row && <ConnectRow key={row.id} row={row} locked={locked} isUnderHeading={hasHeadings} />
          }}
          none={
            tells && (
              <EmptyState
                icon="warning"
                action={<Button onClick={() => unawaited(kit.directory?.retry())}>{text('common.tryAgain')}</Button>}
              >
                {text('allWallets.failed')}
              </EmptyState>
            )
          }
        />
      ))}
      {shown.length === 0 && (
        <EmptyState
          icon="wallet"
          action={
            canGet && (
              <Button kind="main" {...getWallet}>
                {text('connect.emptyAction')}
              </Button>
            )
          }
        >
          {text('connect.empty')}
        </EmptyState>
      )}
      {showsAll && <AllWalletsRow locked={locked} here={rows.length} />}
    </>
  )
  return (
    <div ref={list}>
      <Stack>
        <LegalBox accepted={accepted} onChange={setAccepted} />
        <NamespaceNote />
        {slots && <slots.ConnectMethods side="above" locked={locked} />}
        {slots ? <slots.CollapsibleWallets locked={locked}>{wallets}</slots.CollapsibleWallets> : wallets}
        {slots && <slots.ConnectMethods side="below" locked={locked} />}
        <PairingNote />
        {shown.length > 0 && canGet && (
          <Stack align="center">
            <Button kind="link" {...getWallet}>
              {text('connect.noWallet')}
            </Button>
          </Stack>
        )}
      </Stack>
    </div>
  )
}

/** Returns the listed groups, cut off where All Wallets shows the rest. */
function useShownGroups(rows: readonly WalletRow[]) {
  const kit = useKit()
  const first = useDirectory()?.first
  const { all = true, order } = kit.options.wallets ?? {}
  const { isMobile } = kit.ports.platform
  const groups = groupWallets(rows, order)
  const hasMore = kit.directory !== undefined || groups.some(({ group, rows }) => rows.length > most[group])
  const showsAll = hasMore && (all === true || (all === 'mobile' && isMobile))

  // Whether popular wallets are loading. Inline, the directory loads only after a user action.
  const isComing = first === 'pending' || (first === 'idle' && kit.options.embedded !== true)
  const list = useRef<HTMLDivElement>(null)
  const isKept = useIsSpaceReserved(isComing, list)

  const waiting = groups.find(({ kinds }) => kinds.includes('featured') || kinds.includes('recommended'))
  const shown = groups.flatMap((section) => {
    const { group, kinds } = section
    const rows = section.rows.slice(0, showsAll ? most[group] : undefined)
    const kept = section === waiting && isKept ? most.popular : 0
    const tells = section === waiting && first === 'error'
    // On a phone, both open the list of apps.
    const isDuplicate = group === 'phone' && isMobile && showsAll
    return (rows.length > 0 || kept > 0 || tells) && !isDuplicate ? [{ group, kinds, rows, kept, tells }] : []
  })
  const labels = shown.flatMap(({ group }) => (group === 'phone' ? [] : [group]))
  // A configured order that splits a group leads to a list without headings.
  const hasHeadings = labels.length > 1 && new Set(labels).size === labels.length
  return [list, shown, hasHeadings, showsAll, isComing] as const
}
