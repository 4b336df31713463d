'use client'
import { useStore } from '@kit/react'
import { Row, useKit, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { accountIcon } from './pageIcons.data.js'

/** Row in the account settings that shows the account type and opens the choice. */
export function SmartAccountRow(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { account } = useStore(kit.active)
  return (
    <Row
      label={text('embedded.accountTitle')}
      value={text(account?.type === 'smartAccount' ? 'embedded.smart' : 'embedded.plain')}
      icon={accountIcon}
      hasArrow
      onClick={() => kit.modal.push('SmartAccountSettings')}
    />
  )
}
