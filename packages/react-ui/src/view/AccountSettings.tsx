'use client'
import type { ReactElement, ReactNode } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import type { SettingsSection } from '../contribution/Feature.js'
import { useKit } from '../kit/useKit.js'
import { useAccountSlots } from '../modal/ModalContext.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { Row } from '../part/Row.js'
import { RowGroup } from '../part/RowGroup.js'
import { Stack } from '../part/Stack.js'
import { useText } from '../text/useText.js'
import { AccountIdentity } from './AccountIdentity.js'
import { DelegationRow } from './DelegationRow.js'
import { DisconnectRow } from './DisconnectRow.js'
import { useActiveAccount } from './useActiveAccount.js'

/** Settings of the active account, in groups. */
export const accountSettingsView: ViewDefinition<'AccountSettings'> = defineView({
  name: 'AccountSettings',
  title: ({ text }) => text('settings.title'),
  Component: AccountSettings,
})

function AccountSettings(): ReactElement {
  const { active } = useActiveAccount()
  return (
    <Stack gap="wide">
      <AccountIdentity />
      <Section name="account">
        <PropertyRow
          labelKey="settings.wallet"
          icon="wallet"
          value={active.connection?.wallet.name}
          view="ProfileWallets"
        />
        <PropertyRow labelKey="settings.network" icon="globe" value={active.network?.name} view="Networks" />
        {active.namespace === 'eip155' && <DelegationRow />}
      </Section>
      <Section name="security" />
      <Section name="access" />
      <Section name="leave">
        <DisconnectRow />
      </Section>
    </Stack>
  )
}

type SectionProps = { readonly name: SettingsSection; readonly children?: ReactNode }

/** A group of rows. Without features, only the built-in ones. */
function Section({ name, children }: SectionProps): ReactElement {
  const slots = useAccountSlots()
  return slots ? <slots.SettingsRows section={name}>{children}</slots.SettingsRows> : <RowGroup>{children}</RowGroup>
}

type PropertyRowProps = {
  readonly labelKey: 'settings.wallet' | 'settings.network'
  readonly icon: 'wallet' | 'globe'
  readonly value: string | undefined
  readonly view: 'ProfileWallets' | 'Networks'
}

/** A row with the current value of a property. Opens the view that changes it. */
function PropertyRow({ labelKey, icon, value, view }: PropertyRowProps): ReactElement {
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  return (
    <Row
      label={text(labelKey)}
      value={value}
      icon={icon}
      hasArrow
      onIntent={() => prepare(view)}
      onClick={() => kit.modal.push(view)}
    />
  )
}
