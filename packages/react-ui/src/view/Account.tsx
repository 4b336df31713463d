'use client'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useSlots } from '../modal/ModalContext.js'
import { Stack } from '../part/Stack.js'
import { AccountHeader } from './AccountHeader.js'
import { ConnectedWalletRow } from './ConnectedWalletRow.js'
import { DisconnectRow } from './DisconnectRow.js'
import { AccountExplorerRow } from './ExplorerRow.js'

/** Home view of a connected user. */
export const accountView: ViewDefinition<'Account'> = defineView({
  name: 'Account',
  service: 'used',
  title: ({ text }) => text('account.title'),
  Component: Account,
})

function Account(): ReactElement {
  const slots = useSlots()
  // With tabs, they fill the rest of the view: the header links to the wallets, and the settings show the other rows.
  const rows = (
    <>
      <ConnectedWalletRow />
      {slots && <slots.AccountRows />}
      <AccountExplorerRow />
      <DisconnectRow />
    </>
  )
  return (
    <>
      <AccountHeader />
      {slots && <slots.AccountActions />}
      <Stack>{slots ? <slots.AccountTabs>{rows}</slots.AccountTabs> : rows}</Stack>
    </>
  )
}
