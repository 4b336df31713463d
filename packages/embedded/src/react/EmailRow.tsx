'use client'
import { Row, useKit, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { mailIcon } from './pageIcons.data.js'
import { useEmbedded } from './useEmbedded.js'

/** Row in the account settings with the wallet's email address. Opens the email change, or its pending code. */
export function EmailRow(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { email, change } = useEmbedded()
  const view =
    change?.step === 'primary'
      ? 'UpdateEmailPrimaryOtp'
      : change?.step === 'secondary'
        ? 'UpdateEmailSecondaryOtp'
        : 'UpdateEmailWallet'
  return (
    <Row
      label={text('embedded.emailRow')}
      value={email}
      icon={mailIcon}
      hasArrow
      onClick={() => kit.modal.push(view)}
    />
  )
}
