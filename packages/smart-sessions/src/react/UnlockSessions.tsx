'use client'
import { isKitError, type KitError } from '@kit/core'
import { Button, EmptyState, useInWallet, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { GrantFailure } from './GrantFailure.js'
import { sessionIcon } from './sessionIcon.js'

/** Asks for the signature that the service requires to show an account's sessions. */
export function UnlockSessions({ onUnlock }: { readonly onUnlock: () => Promise<void> }): ReactElement {
  const text = useText()
  const inWallet = useInWallet()
  const [isRequested, setRequested] = useState(false)
  const [error, setError] = useState<KitError>()
  const unlock = () => {
    setRequested(true)
    setError(undefined)
    onUnlock()
      .catch((reason: unknown) => {
        if (isKitError(reason)) setError(reason)
      })
      .finally(() => setRequested(false))
  }
  return (
    <>
      <EmptyState
        icon={sessionIcon}
        action={
          <Button kind="main" disabled={isRequested} onClick={unlock}>
            {isRequested ? inWallet : text('smartSessions.unlock')}
          </Button>
        }
      >
        {text('smartSessions.locked')}
      </EmptyState>
      {error && <GrantFailure error={error} />}
    </>
  )
}
