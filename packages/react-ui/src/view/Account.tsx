'use client'
import type { ReactElement } from 'react'
import { useSlots } from '../modal/ModalContext.js'
import { Row } from '../part/Row.js'
import { Stack } from '../part/Stack.js'
import { WalletImage } from '../part/WalletImage.js'
import { defineView, type ViewDefinition } from '../router/defineView.js'
import { useText } from '../text/useText.js'
import { useKit } from '../useKit.js'
import { AccountHead } from './AccountHead.js'
import { DisconnectRow } from './DisconnectRow.js'
import { isWebLink } from './downloadLinks.js'
import { useActiveAccount } from './useActiveAccount.js'

/** The home of a visitor who is connected. */
export const accountView: ViewDefinition<'Account'> = defineView({
  name: 'Account',
  title: ({ text }) => text('account.title'),
  Component: Account,
})

function Account(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { active, account } = useActiveAccount()
  const wallet = active.connection?.wallet
  const slots = useSlots()
  const explorer = account?.addressExplorerUrl
  return (
    <>
      <AccountHead />
      {slots && <slots.AccountActions />}
      <Stack>
        {wallet && (
          <Row
            label={wallet.name}
            detail={text('account.wallets')}
            image={<WalletImage wallet={wallet} />}
            leads
            onClick={() => kit.modal.push('ProfileWallets')}
          />
        )}
        {slots && <slots.AccountRows />}
        {isWebLink(explorer) && (
          <Row
            label={text('account.explorer', { explorer: active.network?.blockExplorer?.name ?? '' })}
            icon="globe"
            href={explorer}
            leads
          />
        )}
        <DisconnectRow />
        {slots && <slots.AccountTabs />}
      </Stack>
    </>
  )
}
