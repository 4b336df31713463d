'use client'
import { useDisconnect, useKit, useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { Row } from '../part/Row.js'
import { useText } from '../text/useText.js'

/** Ends the connection that is in use. */
export function DisconnectRow(): ReactElement {
  const kit = useKit()
  const text = useText()
  const connectionId = useStore(kit.active, ({ connection }) => connection?.id)
  const { mutate, status } = useDisconnect()
  return (
    <Row
      label={text('common.disconnect')}
      icon="disconnect"
      busy={status === 'pending'}
      onClick={() => mutate(connectionId === undefined ? {} : { connectionId })}
    />
  )
}
