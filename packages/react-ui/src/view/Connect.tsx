'use client'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { type ConnectSections, type ShownSection, useConnectSections } from '../list/useConnectSections.js'
import { useWalletRows } from '../list/useWalletRows.js'
import { useConnectSlots } from '../modal/ModalContext.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { Button } from '../part/Button.js'
import { EmptyState } from '../part/EmptyState.js'
import { Row } from '../part/Row.js'
import { Stack } from '../part/Stack.js'
import { useText } from '../text/useText.js'
import { useUiOptions } from '../theme/KitUi.js'
import { useStyles } from '../theme/useStyles.js'
import { AllWalletsRow } from './AllWalletsRow.js'
import { classes, css } from './Connect.module.css.js'
import { ConnectRow } from './ConnectRow.js'
import { canGetWallet } from './canGetWallet.js'
import { LegalBox } from './LegalBox.js'
import { NamespaceNote } from './NamespaceNote.js'
import { PairingNote } from './PairingNote.js'
import { WalletGroup } from './WalletGroup.js'

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
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const rows = useWalletRows()
  const slots = useConnectSlots()
  const getWallet = useGetWallet()
  const [accepted, setAccepted] = useState(false)
  const locked = kit.options.legal?.checkbox === true && !accepted
  const list = useRef<HTMLDivElement>(null)
  const { shown, showsAll, isComing } = useConnectSections(rows, list)
  const all = showsAll && <AllWalletsRow locked={locked} here={rows.length} />
  const wallets = (
    <>
      <WalletSections shown={shown} isComing={isComing} locked={locked} last={all} />
      {shown.length === 0 && !showsAll && (
        <EmptyState
          icon="wallet"
          action={
            getWallet && (
              <Button kind="main" {...getWallet}>
                {text('connect.emptyAction')}
              </Button>
            )
          }
        >
          {text('connect.empty')}
        </EmptyState>
      )}
      {shown.length === 0 && showsAll && (
        <div>
          {getWallet && <Row label={text('connect.emptyAction')} icon="wallet" {...getWallet} />}
          {all}
        </div>
      )}
    </>
  )
  return (
    <div ref={list} className={classes.connect}>
      <Stack>
        <LegalBox accepted={accepted} onChange={setAccepted} />
        <NamespaceNote />
        {slots && <slots.ConnectMethods side="above" locked={locked} />}
        {slots ? <slots.CollapsibleWallets locked={locked}>{wallets}</slots.CollapsibleWallets> : wallets}
        <PairingNote />
      </Stack>
      {shown.length > 0 && getWallet && (
        <div className={classes.get}>
          <Button kind="link" {...getWallet}>
            {text('connect.noWallet')}
          </Button>
        </div>
      )}
      {slots && <slots.ConnectMethods side="below" locked={locked} />}
    </div>
  )
}

type WalletSectionsProps = Pick<ConnectSections, 'shown' | 'isComing'> & {
  readonly locked: boolean
  readonly last: ReactNode
}

/** The groups of wallets, each under its heading, if it needs one. */
function WalletSections({ shown, isComing, locked, last }: WalletSectionsProps): ReactElement[] {
  const kit = useKit()
  const text = useText()
  const labels = shown.flatMap(({ group }) => (group === 'phone' ? [] : [group]))
  // A configured order that splits a group leads to a list without headings. So does a single group that isn't installed.
  const hasHeadings = new Set(labels).size === labels.length && (labels.length > 1 || labels[0] === 'installed')
  return shown.map((section, index) => {
    const { group, kinds, rows, kept, hasRetry } = section
    const heading = hasHeadings && !isTagged(section) ? group : undefined
    return (
      <WalletGroup
        key={kinds[0]}
        label={text(hasHeadings ? headings[group] : 'connect.wallets')}
        hasHeading={heading !== undefined && heading !== 'phone'}
        count={rows.length}
        kept={kept}
        isComing={isComing}
        render={(index) => {
          const row = rows[index]
          return row && <ConnectRow key={row.id} row={row} locked={locked} heading={heading} />
        }}
        none={
          hasRetry && (
            <Row
              label={text('common.tryAgain')}
              detail={text('connect.notLoaded')}
              icon="refresh"
              onClick={() => unawaited(kit.directory?.retry())}
            />
          )
        }
        last={index === shown.length - 1 && last}
      />
    )
  })
}

/** Whether its row has a tag in place of a heading: a single recent wallet. */
const isTagged = ({ group, rows }: ShownSection): boolean => group === 'recent' && rows.length === 1

/** Returns the handlers of a button that opens Get a wallet. Undefined if that has nothing to show. */
function useGetWallet() {
  const kit = useKit()
  const prepare = usePrepareView()
  if (!canGetWallet(kit, useUiOptions().links)) return
  return {
    onIntent: () => prepare('GetWallet'),
    onClick: () => {
      kit.modal.backTo('Connect')
      kit.modal.push('GetWallet')
    },
  }
}
