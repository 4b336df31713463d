'use client'
import { Row, Tag, useKit, usePrepareView, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { sessionIcon } from './sessionIcon.js'

/** Row in the account settings that opens the sessions. */
export function SessionsRow(): ReactElement {
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  return (
    <Row
      label={text('smartSessions.title')}
      icon={sessionIcon}
      end={<Tag>{text('smartSessions.beta')}</Tag>}
      hasArrow
      onIntent={() => prepare('SmartSessionList')}
      onClick={() => kit.modal.push('SmartSessionList')}
    />
  )
}
