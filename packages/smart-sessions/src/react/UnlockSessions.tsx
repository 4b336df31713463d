'use client'
import { isKitError, type KitError } from '@kit/core'
import { Button, EmptyState, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { GrantFailure } from './GrantFailure.js'
import { sessionIcon } from './sessionIcon.js'

/** Asks for the signature that the service requires to show an account's sessions. */
export function UnlockSessions({ onUnlock }: { readonly onUnlock: () => Promise<void> }): ReactElement {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  const [error, setError] = useState<KitError>()
  const unlock = () => {
    setAsked(true)
    setError(undefined)
    onUnlock()
      .catch((reason: unknown) => {
        if (isKitError(reason)) setError(reason)
      })
      .finally(() => setAsked(false))
  }
  return (
    <>
      <EmptyState
        icon={sessionIcon}
        action={
          <Button kind="main" disabled={isAsked} onClick={unlock}>
            {text(isAsked ? 'smartSessions.signingIn' : 'smartSessions.unlock')}
          </Button>
        }
      >
        {text('smartSessions.locked')}
      </EmptyState>
      {error && <GrantFailure error={error} />}
    </>
  )
}
