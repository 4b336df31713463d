'use client'
import { Button, Row, useKit, usePrepareView, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { signIcon } from './signIcon.js'
import { useSiwx } from './useSiwx.js'

/** In the settings of the account: whether it is signed in, and the way out or in. */
export function SessionRow(): ReactElement {
  const kit = useKit()
  const text = useText()
  const prepareView = usePrepareView()
  const { signOut, state } = useSiwx()
  const [isEnding, setIsEnding] = useState(false)
  if (state.status !== 'signedIn')
    return (
      <Row
        label={text('siwx.title')}
        icon={signIcon}
        leads
        busy={state.status === 'checking'}
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
