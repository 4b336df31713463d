'use client'
import { type AnyIcon, Button, Row, useKit, usePrepareView, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { useSiwx } from './useSiwx.js'

/** A key icon. */
export const signIcon: AnyIcon = {
  path: 'M13.6 10.4a4.5 4.5 0 10-2.8 2.8L13 15.5h2.5V18H18v2.5h3V17z M7.5 7.5h.01',
}

/** Row in the account settings that shows the sign-in status and signs in or out. */
export function SessionRow(): ReactElement {
  const kit = useKit()
  const text = useText()
  const prepareView = usePrepareView()
  const { signOut, status } = useSiwx()
  const [isEnding, setIsEnding] = useState(false)
  if (status !== 'signedIn')
    return (
      <Row
        label={text('siwx.title')}
        icon={signIcon}
        hasArrow
        busy={status === 'checking'}
        onIntent={() => prepareView('SIWXSignMessage')}
        onClick={() => kit.modal.push('SIWXSignMessage')}
      />
    )
  return (
    <Row
      label={text('siwx.signedIn')}
      icon={signIcon}
      busy={isEnding}
      end={
        <Button kind="link" onClick={end}>
          {text('siwx.signOut')}
        </Button>
      }
    />
  )

  function end(): void {
    setIsEnding(true)
    signOut()
      .catch(() => kit.showToast({ variant: 'error', message: 'siwx.signOutFailed' }))
      .finally(() => setIsEnding(false))
  }
}
