'use client'
import { formatAddress } from '@kit/core'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { useSlots } from '../modal/ModalContext.js'
import { NetworkImage } from '../part/NetworkImage.js'
import { Row } from '../part/Row.js'
import { Stack } from '../part/Stack.js'
import { useCopy } from '../part/useCopy.js'
import { useText } from '../text/useText.js'
import { AccountHeader } from './AccountHeader.js'
import { ConnectedWalletRow } from './ConnectedWalletRow.js'
import { DelegationRow } from './DelegationRow.js'
import { DisconnectRow } from './DisconnectRow.js'
import { AccountExplorerRow } from './ExplorerRow.js'
import { useActiveAccount } from './useActiveAccount.js'

/** Settings of the active account. */
export const accountSettingsView: ViewDefinition<'AccountSettings'> = defineView({
  name: 'AccountSettings',
  title: ({ text }) => text('settings.title'),
  Component: AccountSettings,
})

function AccountSettings(): ReactElement {
  const kit = useKit()
  const text = useText()
  const slots = useSlots()
  const { active } = useActiveAccount()
  const { network } = active
  return (
    <>
      <AccountHeader hasBalance={false} />
      <Stack>
        {network && (
          <Row
            label={network.name}
            detail={text('settings.network')}
            image={<NetworkImage network={network} />}
            hasArrow
            onClick={() => kit.modal.push('Networks')}
          />
        )}
        <ConnectedWalletRow />
        {slots && <slots.SettingsRows />}
        {active.account && <CopyAddressRow address={active.account.address} />}
        {active.namespace === 'eip155' && <DelegationRow />}
        <AccountExplorerRow />
        <DisconnectRow />
      </Stack>
    </>
  )
}

function CopyAddressRow({ address }: { readonly address: string }): ReactElement {
  const copy = useCopy()
  return (
    <Row
      label={useText()('common.copyAddress')}
      detail={<bdi dir="ltr">{formatAddress(address)}</bdi>}
      icon="copy"
      onClick={() => copy(address)}
    />
  )
}
