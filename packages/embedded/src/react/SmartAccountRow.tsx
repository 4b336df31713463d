'use client'
import { useStore } from '@kit/react'
import { Row, useKit, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { accountIcon } from './pageIcons.data.js'

/** Which of the two accounts is in use, in the settings of the account: it leads to the choice. */
export function SmartAccountRow(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { account } = useStore(kit.active)
  return (
    <Row
      label={text('embedded.accountTitle')}
      detail={text(account?.type === 'smartAccount' ? 'embedded.smart' : 'embedded.plain')}
      icon={accountIcon}
      leads
      onClick={() => kit.modal.push('SmartAccountSettings')}
    />
  )
}
