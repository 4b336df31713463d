'use client'
import {
  Button,
  defineView,
  useKit,
  useSecondsUntil,
  useStyles,
  useText,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'
import { describeFault } from './describeFault.js'
import { classes, css } from './Login.module.css.js'
import { useEmbedded } from './useEmbedded.js'

/** Asks the user to open the emailed link, on a device's first sign-in. */
export const emailVerifyDeviceView: ViewDefinition<'EmailVerifyDevice'> = defineView({
  name: 'EmailVerifyDevice',
  service: 'needed',
  title: ({ text }) => text('embedded.deviceTitle'),
  Component: EmailVerifyDevice,
})

const RESEND_MS = 30_000

function EmailVerifyDevice(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { state, connectEmail } = useEmbedded()
  const { signIn } = state
  const sentAtMs = 'sentAtMs' in signIn ? signIn.sentAtMs : 0
  const waitS = useSecondsUntil(sentAtMs + RESEND_MS)
  const [fault, setFault] = useState<string>()
  const email = 'email' in signIn ? signIn.email : ''

  useEffect(() => {
    if (signIn.status === 'otp') kit.modal.replace('EmailVerifyOtp')
    if (signIn.status === 'idle') kit.modal.reset('Connect')
  }, [kit, signIn.status])

  return (
    <div className={classes.view}>
      <div className={classes.words}>
        <Words as="title">{text('embedded.deviceHeading')}</Words>
        <Words as="quiet">{text('embedded.deviceText', { email })}</Words>
      </div>
      {signIn.status === 'device' && signIn.match !== undefined && (
        <div className={classes.words}>
          <Words as="quiet">{text('embedded.match')}</Words>
          <output className={classes.match}>{signIn.match}</output>
        </div>
      )}
      <div role="alert">
        {(fault !== undefined || signIn.status === 'failed') && (
          <Words as="small" tone="error">
            {fault ?? (signIn.status === 'failed' ? describeFault(text, signIn.error) : '')}
          </Words>
        )}
      </div>
      <Button
        disabled={waitS > 0 || signIn.status === 'sending'}
        onClick={() => {
          setFault(undefined)
          connectEmail(email).catch((error) => setFault(describeFault(text, error)))
        }}
      >
        {waitS > 0 ? text('embedded.resendIn', { seconds: String(waitS) }) : text('embedded.resend')}
      </Button>
      <Words as="small">{text('embedded.linkExpiry')}</Words>
    </div>
  )
}
