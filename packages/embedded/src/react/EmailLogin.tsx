'use client'
import {
  type ConnectMethodProps,
  Icon,
  IconButton,
  Typography,
  useKit,
  useStyles,
  useText,
} from '@kit/react-ui/feature'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { wasSentTo } from '../email/wasSentTo.js'
import { recall } from '../state/storageKey.js'
import { describeLoginError } from './describeLoginError.js'
import { EmailField } from './EmailField.js'
import { classes, css } from './EmailLogin.module.css.js'
import { guardNavigation } from './guardNavigation.js'
import { mailIcon } from './pageIcons.data.js'
import { useEmbedded } from './useEmbedded.js'
import { useSyncAppearance } from './useSyncAppearance.js'

/** Minimum length of an input that can be submitted. */
const minLength = 4

/** Email sign-in, next to the wallets. */
export function EmailLogin({ disabled }: ConnectMethodProps): ReactElement {
  useStyles(css)
  useSyncAppearance()
  const kit = useKit()
  const text = useText()
  const { signIn, connectEmail, trackStep, prepare } = useEmbedded()
  const [email, setEmail] = useState(() =>
    'email' in signIn ? signIn.email : (recall(kit, kit.ports.storage, 'EMAIL') ?? ''),
  )
  const [fault, setFault] = useState<string>()
  const faultId = useId()
  const isSending = signIn.status === 'sending'

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (isSending || disabled) return
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return setFault(text('embedded.invalidEmail'))
    setFault(undefined)
    const lead = guardNavigation(kit)
    try {
      const next = await connectEmail(email)
      if (next === 'device') lead(() => kit.modal.push('EmailVerifyDevice'))
      if (next === 'otp') lead(() => kit.modal.push('EmailVerifyOtp'))
    } catch (error) {
      setFault(describeLoginError(text, error))
    }
  }

  return (
    <div className={classes.method}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <span className={classes.icon}>
          <Icon name={mailIcon} />
        </span>
        <EmailField
          label={text('embedded.email')}
          value={email}
          faultId={fault === undefined ? undefined : faultId}
          disabled={disabled}
          readOnly={isSending}
          onFocus={() => {
            trackStep('emailSelected')
            prepare()
          }}
          onChange={(typed) => {
            setEmail(typed)
            setFault(undefined)
          }}
        />
        {email.length >= minLength && (
          <span className={classes.submit}>
            <IconButton
              label={text(isSending ? 'embedded.sending' : 'embedded.continue')}
              icon="forward"
              disabled={isSending || disabled}
              onClick={() => void submit()}
            />
          </span>
        )}
      </form>
      {signIn.status === 'idle' && wasSentTo(kit, email) && (
        <div className={classes.fault}>
          <Typography as="small">{text('embedded.sentBefore')}</Typography>
        </div>
      )}
      <div role="alert" id={faultId} className={classes.fault}>
        {fault !== undefined && (
          <Typography as="small" tone="error">
            {fault}
          </Typography>
        )}
      </div>
    </div>
  )
}
