'use client'
import { Row, useKit, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { useEmbedded } from './useEmbedded.js'

/** Row in the account settings with the wallet's email address. Opens the email change, or its pending code. */
export function EmailRow(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { email, change } = useEmbedded().state
  const view =
    change?.step === 'primary'
      ? 'UpdateEmailPrimaryOtp'
      : change?.step === 'secondary'
        ? 'UpdateEmailSecondaryOtp'
        : 'UpdateEmailWallet'
  return (
    <Row
      label={email ?? ''}
      detail={text('embedded.email')}
      icon={{ path: 'M4.5 6.5h15a1 1 0 011 1v9a1 1 0 01-1 1h-15a1 1 0 01-1-1v-9a1 1 0 011-1zM4 7.5l8 6 8-6' }}
      hasArrow
      onClick={() => kit.modal.push(view)}
    />
  )
}
