'use client'
import { isKitError } from '@kit/core'
import { useConnections } from '@kit/react'
import { type ConnectMethodProps, Row, Stack, Typography, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { describeLoginError } from './describeLoginError.js'
import { keyIcon } from './pageIcons.data.js'
import { useEmbedded } from './useEmbedded.js'
import { useSyncAppearance } from './useSyncAppearance.js'

/** Passkey sign-in, below the other options. */
export function PasskeyLogin({ disabled }: ConnectMethodProps): ReactElement {
  useSyncAppearance()
  const text = useText()
  const { state, connectPasskey, prepare } = useEmbedded()
  const [fault, setFault] = useState<string>()
  const isConnected = useConnections().some(({ connector }) => connector.id === 'embedded')
  const isBusy = state.signIn.status === 'passkey'

  async function logIn(): Promise<void> {
    setFault(undefined)
    try {
      await connectPasskey()
    } catch (error) {
      // Users who cancelled don't need an error message.
      if (!isKitError(error) || !['connection/rejected', 'connection/aborted'].includes(error.code))
        setFault(describeLoginError(text, error))
    }
  }

  return (
    <Stack>
      <Row
        label={text('embedded.passkey')}
        icon={keyIcon}
        disabled={disabled || isConnected || isBusy}
        onIntent={prepare}
        onClick={() => void logIn()}
      />
      <div role="alert">
        {fault !== undefined && (
          <Typography as="small" tone="error">
            {fault}
          </Typography>
        )}
      </div>
    </Stack>
  )
}
