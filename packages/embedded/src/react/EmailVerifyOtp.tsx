'use client'
import {
  Button,
  CodeField,
  defineView,
  useKit,
  useSecondsUntil,
  useStyles,
  useText,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { type ReactElement, useId, useState } from 'react'
import { describeFault } from './describeFault.js'
import { ifStillHere } from './ifStillHere.js'
import { classes, css } from './Login.module.css.js'
import { useEmbedded } from './useEmbedded.js'

/** Asks for the emailed code. */
export const emailVerifyOtpView: ViewDefinition<'EmailVerifyOtp'> = defineView({
  name: 'EmailVerifyOtp',
  service: 'needed',
  title: ({ text }) => text('embedded.codeTitle'),
  Component: EmailVerifyOtp,
})

const RESEND_MS = 30_000

function EmailVerifyOtp(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { state, connectEmail, retry, verifyOtp } = useEmbedded()
  const { login } = state
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const faultId = useId()
  const email = 'email' in login ? login.email : ''
  const waitS = useSecondsUntil(('sentAtMs' in login ? login.sentAtMs : 0) + RESEND_MS)
  const isBusy = login.status === 'verifying' || login.status === 'connecting' || login.status === 'sending'
  const error = login.status === 'otp' || login.status === 'failed' ? login.error : undefined
  const shown = fault ?? (error && describeFault(text, error))
  const isLoggedIn = login.status === 'failed' && 'email' in login && login.isLoggedIn

  return (
    <div className={classes.view}>
      <div className={classes.words}>
        <Words as="title">{text('embedded.codeHeading')}</Words>
        <Words as="quiet">{text('embedded.codeText', { email })}</Words>
      </div>
      {isLoggedIn ? (
        <Button kind="main" onClick={() => void retry().catch(() => {})}>
          {text('embedded.retry')}
        </Button>
      ) : (
        <CodeField
          label={text('embedded.code')}
          value={code}
          onChange={(next) => {
            setCode(next)
            setFault(undefined)
          }}
          onComplete={(whole) => void verifyOtp(whole).catch(() => {})}
          isInvalid={shown !== undefined && !isBusy}
          describedBy={faultId}
          disabled={isBusy}
        />
      )}
      <div role="alert" id={faultId}>
        {shown !== undefined && !isBusy && (
          <Words as="small" tone="error">
            {shown}
          </Words>
        )}
      </div>
      <div role="status">
        {isBusy && (
          <Words as="quiet">{text(login.status === 'connecting' ? 'embedded.opening' : 'embedded.checking')}</Words>
        )}
      </div>
      <Button
        disabled={isBusy || waitS > 0}
        onClick={() => {
          setCode('')
          setFault(undefined)
          const lead = ifStillHere(kit)
          connectEmail(email).then(
            (next) => {
              if (next === 'device') lead(() => kit.modal.replace('EmailVerifyDevice'))
            },
            (failed) => setFault(describeFault(text, failed)),
          )
        }}
      >
        {waitS > 0 ? text('embedded.resendIn', { seconds: String(waitS) }) : text('embedded.resend')}
      </Button>
      <Words as="small">{text('embedded.codeExpiry')}</Words>
    </div>
  )
}
