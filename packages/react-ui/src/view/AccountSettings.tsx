'use client'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useSlots } from '../modal/ModalContext.js'
import { Stack } from '../part/Stack.js'
import { AccountIdentity } from './AccountIdentity.js'
import { DelegationRow } from './DelegationRow.js'
import { DisconnectRow } from './DisconnectRow.js'
import { useActiveAccount } from './useActiveAccount.js'

/** Settings of the active account: what no other view has. */
export const accountSettingsView: ViewDefinition<'AccountSettings'> = defineView({
  name: 'AccountSettings',
  title: ({ text }) => text('settings.title'),
  Component: AccountSettings,
})

function AccountSettings(): ReactElement {
  const slots = useSlots()
  const { active } = useActiveAccount()
  return (
    <Stack>
      <AccountIdentity />
      {slots && <slots.SettingsRows />}
      {active.namespace === 'eip155' && <DelegationRow />}
      <DisconnectRow />
    </Stack>
  )
}
