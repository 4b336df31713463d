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
import { type ReactElement, useEffect, useId, useState } from 'react'
import { describeEmailChangeError } from './describeLoginError.js'
import { guardNavigation } from './guardNavigation.js'
import { classes, css } from './Login.module.css.js'
import { mailIcon } from './pageIcons.data.js'
import { useEmbedded } from './useEmbedded.js'

/** Asks for the code sent to the current or the new address. */
export function UpdateEmailOtp({ step }: { readonly step: 'primary' | 'secondary' }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { change, email: current, verifyEmailChange } = useEmbedded()
  const [code, setCode] = useState('')
  const [isFaultShown, setFaultShown] = useState(true)
  const faultId = useId()
  const isBusy = change?.isChecking === true
  const fault =
    isFaultShown && !isBusy && change?.error !== undefined ? describeEmailChangeError(text, change.error) : undefined

  useEffect(() => {
    // Done or cancelled elsewhere.
    if (change === undefined) kit.modal.back()
  }, [kit, change])

  async function verify(whole: string): Promise<void> {
    setFaultShown(true)
    const lead = guardNavigation(kit)
    const next = await verifyEmailChange(whole).catch(() => undefined)
    if (next === 'secondary') lead(() => kit.modal.replace('UpdateEmailSecondaryOtp'))
  }

  return (
    <div className={classes.view}>
      <Drawing icon={mailIcon} />
      <div className={classes.words}>
        <Typography as="title">
          {text(step === 'primary' ? 'embedded.oldCodeHeading' : 'embedded.newCodeHeading')}
        </Typography>
        <Typography as="quiet">
          {text('embedded.changeCodeText', { email: (step === 'primary' ? current : change?.newEmail) ?? '' })}
        </Typography>
      </div>
      <CodeField
        label={text('embedded.code')}
        value={code}
        onChange={(next) => {
          setCode(next)
          setFaultShown(false)
        }}
        onComplete={(whole) => void verify(whole)}
        isInvalid={fault !== undefined}
        describedBy={faultId}
        disabled={isBusy}
      />
      <div className={classes.line}>
        <div role="alert" id={faultId}>
          {fault !== undefined && (
            <Typography as="small" tone="error">
              {fault}
            </Typography>
          )}
        </div>
        <div role="status">{isBusy && <Typography as="quiet">{text('embedded.checking')}</Typography>}</div>
      </div>
      <Button kind="link" disabled={isBusy} onClick={() => kit.modal.replace('UpdateEmailWallet')}>
        {text('embedded.startOver')}
      </Button>
      <Typography as="small">{text(step === 'primary' ? 'embedded.oldMailboxLost' : 'embedded.codeExpiry')}</Typography>
    </div>
  )
}

/** Asks for the code sent to the current address. */
export const updateEmailPrimaryOtpView: ViewDefinition<'UpdateEmailPrimaryOtp'> = defineView({
  name: 'UpdateEmailPrimaryOtp',
  title: ({ text }) => text('embedded.changeTitle'),
  needsAccount: true,
  Component: () => <UpdateEmailOtp step="primary" />,
})

/** Asks for the code sent to the new address. */
export const updateEmailSecondaryOtpView: ViewDefinition<'UpdateEmailSecondaryOtp'> = defineView({
  name: 'UpdateEmailSecondaryOtp',
  title: ({ text }) => text('embedded.changeTitle'),
  needsAccount: true,
  Component: () => <UpdateEmailOtp step="secondary" />,
})
