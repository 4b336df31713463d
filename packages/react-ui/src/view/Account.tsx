'use client'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useAccountSlots } from '../modal/ModalContext.js'
import { Stack } from '../part/Stack.js'
import { Tabs, type TabsProps } from '../part/Tabs.js'
import { AccountExplorerRow } from './AccountExplorerRow.js'
import { AccountHeader } from './AccountHeader.js'
import { CopyAddressRow } from './CopyAddressRow.js'
import { DisconnectRow } from './DisconnectRow.js'

/** Home view of a connected user. */
export const accountView: ViewDefinition<'Account'> = defineView({
  name: 'Account',
  service: 'used',
  title: ({ text }) => text('account.title'),
  Component: Account,
})

function Account(): ReactElement {
  const slots = useAccountSlots()
  return slots ? <slots.AccountTabs>{(tabs) => <Home tabs={tabs} />}</slots.AccountTabs> : <Home tabs={undefined} />
}

function Home({ tabs }: { readonly tabs: TabsProps<string> | undefined }): ReactElement {
  const slots = useAccountSlots()
  return (
    <>
      <AccountHeader isCompact={tabs !== undefined} />
      {slots && <slots.AccountActions />}
      <Stack>
        {slots && <slots.AccountRows />}
        {tabs ? (
          <Tabs {...tabs} />
        ) : (
          <>
            <CopyAddressRow />
            <AccountExplorerRow />
            <DisconnectRow />
          </>
        )}
      </Stack>
    </>
  )
}
