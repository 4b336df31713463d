'use client'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { Row } from '../part/Row.js'
import { useText } from '../text/useText.js'
import { useEndConnections } from './useEndConnections.js'

/** Disconnects the active connection. */
export function DisconnectRow(): ReactElement {
  const kit = useKit()
  const text = useText()
  const connectionId = useStore(kit.active, ({ connection }) => connection?.id)
  const { end, isEnding } = useEndConnections()
  return (
    <Row
      label={text('common.disconnect')}
      icon="disconnect"
      busy={isEnding}
      onClick={() => end(connectionId === undefined ? {} : { connectionId })}
    />
  )
}
