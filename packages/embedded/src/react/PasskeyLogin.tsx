'use client'
import { isKitError } from '@kit/core'
import { useConnections } from '@kit/react'
import { type ConnectMethodProps, Icon, Typography, useStyles, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { describeLoginError } from './describeLoginError.js'
import { classes, css } from './EmailLogin.module.css.js'
import { LoginButton } from './LoginButton.js'
import { keyIcon } from './pageIcons.data.js'
import { useEmbedded } from './useEmbedded.js'
import { useSyncAppearance } from './useSyncAppearance.js'

/** Passkey sign-in, in the line of the social providers if there are several. */
export function PasskeyLogin({ disabled }: ConnectMethodProps): ReactElement {
  useStyles(css)
  useSyncAppearance()
  const text = useText()
  const { signIn, signInOptions, connectPasskey, prepare } = useEmbedded()
  const [fault, setFault] = useState<string>()
  const isConnected = useConnections().some(({ connector }) => connector.id === 'embedded')
  const isBusy = signIn.status === 'passkey'

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
    <>
      <LoginButton
        label={text('embedded.passkey')}
        mark={<Icon name={keyIcon} />}
        isRound={signInOptions.socials.length > 1}
        disabled={disabled || isConnected || isBusy}
        onIntent={prepare}
        onClick={() => void logIn()}
      />
      <div role="alert" className={classes.fault}>
        {fault !== undefined && (
          <Typography as="small" tone="error">
            {fault}
          </Typography>
        )}
      </div>
    </>
  )
}
