'use client'
import { Drawing, defineView, Typography, useKit, useStyles, useText, type ViewDefinition } from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'
import { describeLoginError } from './describeLoginError.js'
import { classes, css } from './Login.module.css.js'
import { mailIcon } from './pageIcons.data.js'
import { ResendButton } from './ResendButton.js'
import { useEmbedded } from './useEmbedded.js'

/** Asks the user to open the emailed link, on a device's first sign-in. */
export const emailVerifyDeviceView: ViewDefinition<'EmailVerifyDevice'> = defineView({
  name: 'EmailVerifyDevice',
  service: 'needed',
  title: ({ text }) => text('embedded.deviceTitle'),
  Component: EmailVerifyDevice,
})

function EmailVerifyDevice(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { signIn, connectEmail } = useEmbedded()
  const [fault, setFault] = useState<string>()
  const email = 'email' in signIn ? signIn.email : ''

  useEffect(() => {
    if (signIn.status === 'otp') kit.modal.replace('EmailVerifyOtp')
    if (signIn.status === 'idle') kit.modal.reset('Connect')
  }, [kit, signIn.status])

  return (
    <div className={classes.view}>
      <Drawing icon={mailIcon} />
      <div className={classes.words}>
        <Typography as="title">{text('embedded.deviceHeading')}</Typography>
        <Typography as="quiet">{text('embedded.deviceText', { email })}</Typography>
      </div>
      {signIn.status === 'device' && signIn.match !== undefined && (
        <div className={classes.words}>
          <Typography as="quiet">{text('embedded.match')}</Typography>
          <output className={classes.match}>{signIn.match}</output>
        </div>
      )}
      <div role="alert">
        {(fault !== undefined || signIn.status === 'failed') && (
          <Typography as="small" tone="error">
            {fault ?? (signIn.status === 'failed' ? describeLoginError(text, signIn.error) : '')}
          </Typography>
        )}
      </div>
      <ResendButton
        disabled={signIn.status === 'sending'}
        onClick={() => {
          setFault(undefined)
          connectEmail(email).catch((error) => setFault(describeLoginError(text, error)))
        }}
      />
    </div>
  )
}
