'use client'
import { useStore } from '@kit/react'
import {
  Button,
  CodeField,
  defineView,
  Typography,
  useKit,
  useSecondsUntil,
  useStyles,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useId, useState } from 'react'
import type { EmailCapture } from '../capture/CaptureState.js'
import { CaptureErrorText } from './CaptureErrorText.js'
import { classes, css } from './DataCapture.module.css.js'
import { Pair } from './Pair.js'
import { useCapture } from './useCapture.js'

/** Asks for the emailed code. */
export const dataCaptureOtpConfirmView: ViewDefinition<'DataCaptureOtpConfirm'> = defineView({
  name: 'DataCaptureOtpConfirm',
  title: ({ text }) => text('siwx.capture.codeTitle'),
  needsAccount: true,
  service: 'needed',
  Component: DataCaptureOtpConfirm,
})

function DataCaptureOtpConfirm(): ReactElement | null {
  const capture = useCapture()
  return capture === undefined ? null : <Code capture={capture} />
}

function Code({ capture }: { readonly capture: EmailCapture }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const state = useStore(capture.state)
  const { email = '', expiresAtMs, error, retryAtMs, status } = state
  // Keeps an incorrect code in the field: usually only one digit is wrong.
  const [code, setCode] = useState('')
  const waitS = useSecondsUntil(retryAtMs)
  const isExpired = useSecondsUntil(expiresAtMs) === 0 && status === 'code'
  const faultId = useId()
  const isBusy = status === 'checking' || status === 'sending'
  useEffect(() => {
    if (status === 'done') kit.modal.reset('SIWXSignMessage')
    if (status === 'email') kit.modal.reset('DataCapture')
  }, [kit, status])
  const shown = isExpired && error === undefined ? { ...state, error: 'expired' as const } : state
  return (
    <div className={classes.view}>
      <Pair state={isBusy ? 'waiting' : shown.error === undefined ? 'still' : 'refused'} />
      <div className={classes.words}>
        <Typography as="title">{text('siwx.capture.codeHeading')}</Typography>
        <Typography as="quiet">{text('siwx.capture.codeText', { email })}</Typography>
      </div>
      <CodeField
        label={text('siwx.capture.code')}
        value={code}
        onChange={setCode}
        onComplete={(whole) => void capture.check(whole)}
        isInvalid={shown.error === 'wrong' && !isBusy}
        describedBy={faultId}
        disabled={isBusy}
      />
      <div className={classes.note}>
        <div role="status">
          {isBusy && (
            <Typography as="quiet">
              {text(status === 'sending' ? 'siwx.capture.sending' : 'siwx.capture.checking')}
            </Typography>
          )}
        </div>
        <CaptureErrorText state={isBusy ? undefined : shown} id={faultId} />
      </div>
      <div className={classes.links}>
        <Button
          kind={isExpired || error === 'expired' ? 'main' : 'link'}
          disabled={isBusy || waitS > 0}
          onClick={() => {
            setCode('')
            void capture.send(email)
          }}
        >
          {waitS > 0 ? text('siwx.capture.resendIn', { seconds: String(waitS) }) : text('siwx.capture.resend')}
        </Button>
        <Button kind="link" disabled={isBusy} onClick={() => capture.change()}>
          {text('siwx.capture.change')}
        </Button>
      </div>
      <Typography as="small">{text('siwx.capture.codeExpiry')}</Typography>
    </div>
  )
}
