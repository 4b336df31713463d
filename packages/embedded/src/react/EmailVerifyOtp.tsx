'use client'
import {
  Button,
  CodeField,
  Drawing,
  defineView,
  Typography,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { type ReactElement, useId, useState } from 'react'
import { describeLoginError } from './describeLoginError.js'
import { guardNavigation } from './guardNavigation.js'
import { classes, css } from './Login.module.css.js'
import { mailIcon } from './pageIcons.data.js'
import { ResendButton } from './ResendButton.js'
import { useEmbedded } from './useEmbedded.js'

/** Asks for the emailed code. */
export const emailVerifyOtpView: ViewDefinition<'EmailVerifyOtp'> = defineView({
  name: 'EmailVerifyOtp',
  service: 'needed',
  title: ({ text }) => text('embedded.codeTitle'),
  Component: EmailVerifyOtp,
})

function EmailVerifyOtp(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { signIn, connectEmail, retry, verifyOtp } = useEmbedded()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const faultId = useId()
  const email = 'email' in signIn ? signIn.email : ''
  const isBusy = signIn.status === 'verifying' || signIn.status === 'connecting' || signIn.status === 'sending'
  const error = signIn.status === 'otp' || signIn.status === 'failed' ? signIn.error : undefined
  const shown = fault ?? (error && describeLoginError(text, error))
  const isLoggedIn = signIn.status === 'failed' && 'email' in signIn && signIn.isSignedIn

  // The wallet has asked in its frame meanwhile, and this view is new: there is nothing left to enter.
  if (signIn.status === 'connecting' && code === '') return <Opening />
  return (
    <div className={classes.view}>
      <Drawing icon={mailIcon} />
      <div className={classes.words}>
        <Typography as="title">{text('embedded.codeHeading')}</Typography>
        <Typography as="quiet">{text('embedded.codeText', { email })}</Typography>
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
      <div className={classes.line}>
        <div role="alert" id={faultId}>
          {shown !== undefined && !isBusy && (
            <Typography as="small" tone="error">
              {shown}
            </Typography>
          )}
        </div>
        <div role="status">
          {isBusy && (
            <Typography as="quiet">
              {text(signIn.status === 'connecting' ? 'embedded.opening' : 'embedded.checking')}
            </Typography>
          )}
        </div>
      </div>
      <ResendButton
        disabled={isBusy}
        onClick={() => {
          setCode('')
          setFault(undefined)
          const lead = guardNavigation(kit)
          connectEmail(email).then(
            (next) => {
              if (next === 'device') lead(() => kit.modal.replace('EmailVerifyDevice'))
            },
            (failed) => setFault(describeLoginError(text, failed)),
          )
        }}
      />
    </div>
  )
}

function Opening(): ReactElement {
  const text = useText()
  return (
    <div className={classes.view} role="status">
      <Drawing icon={mailIcon} />
      <Typography as="title">{text('embedded.opening')}</Typography>
    </div>
  )
}
