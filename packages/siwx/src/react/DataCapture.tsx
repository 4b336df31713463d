'use client'
import { useStore } from '@kit/react'
import {
  Button,
  defineView,
  Form,
  IconButton,
  Typography,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
  ViewFooter,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import type { EmailCapture } from '../capture/CaptureState.js'
import { CaptureErrorText } from './CaptureErrorText.js'
import { classes, css } from './DataCapture.module.css.js'
import { emailHosts } from './emailHosts.data.js'
import { Pair } from './Pair.js'
import { useCapture } from './useCapture.js'

/** Asks for an email address before sign-in. */
export const dataCaptureView: ViewDefinition<'DataCapture'> = defineView({
  name: 'DataCapture',
  title: ({ text }) => text('siwx.capture.title'),
  needsAccount: true,
  service: 'needed',
  Component: DataCapture,
})

function DataCapture(): ReactElement | null {
  const capture = useCapture()
  return capture === undefined ? null : <EmailForm capture={capture} />
}

function EmailForm({ capture }: { readonly capture: EmailCapture }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const state = useStore(capture.state)
  const { status, isRequired, recent, error } = state
  const [email, setEmail] = useState(state.email ?? recent[0] ?? '')
  const field = useRef<HTMLInputElement>(null)
  const fieldId = useId()
  const faultId = useId()
  const isBusy = status === 'sending'
  useEffect(() => {
    if (status === 'done') kit.modal.reset('SIWXSignMessage')
  }, [kit, status])

  async function send(): Promise<void> {
    await capture.send(email)
    if (capture.state.getState().status === 'code') kit.modal.push('DataCaptureOtpConfirm')
    else field.current?.focus({ preventScroll: true })
  }
  function take(next: string): void {
    setEmail(next)
    field.current?.focus({ preventScroll: true })
  }
  const hasError = error !== undefined && !isBusy
  return (
    <Form className={classes.view} onSubmit={() => void send()}>
      <Pair state={isBusy ? 'waiting' : 'still'} />
      <div className={classes.words}>
        <Typography as="title">{text('siwx.capture.heading', { app: kit.options.metadata.name })}</Typography>
        <Typography as="quiet">{text(isRequired ? 'siwx.capture.required' : 'siwx.capture.optional')}</Typography>
      </div>
      <div className={classes.entry}>
        <div className={classes.label}>
          <label htmlFor={fieldId}>{text('siwx.capture.email')}</label>
          {!isRequired && <span>{text('siwx.capture.isOptional')}</span>}
        </div>
        <input
          ref={field}
          id={fieldId}
          className={classes.input}
          type="email"
          dir="ltr"
          aria-invalid={error === 'email' || undefined}
          aria-describedby={hasError ? faultId : undefined}
          placeholder={text('siwx.capture.placeholder')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          readOnly={isBusy}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <EmailHosts email={email} isBusy={isBusy} onSelect={take} />
        <CaptureErrorText state={hasError ? state : undefined} id={faultId} />
      </div>
      <RecentEmails capture={capture} emails={recent} isBusy={isBusy} onSelect={take} />
      <ViewFooter pair={!isRequired}>
        {!isRequired && (
          <Button disabled={isBusy} onClick={() => capture.skip()}>
            {text('siwx.capture.skip')}
          </Button>
        )}
        <Button kind="main" disabled={isBusy || email.trim() === ''}>
          {text(isBusy ? 'siwx.capture.sending' : 'siwx.capture.continue')}
        </Button>
      </ViewFooter>
    </Form>
  )
}

type TakeProps = { readonly isBusy: boolean; onSelect(text: string): void }

/** Number of domains that are suggested at once. */
const suggested = 3

/** Completes the address with common email domains, once the user has typed "@" and until the domain is complete. */
function EmailHosts({ email, isBusy, onSelect }: TakeProps & { readonly email: string }): ReactElement | null {
  const text = useText()
  const at = email.indexOf('@')
  const typed = email.slice(at + 1).toLowerCase()
  const hosts = at < 1 ? [] : emailHosts.filter((host) => host.startsWith(typed) && host !== typed).slice(0, suggested)
  if (hosts.length === 0) return null
  return (
    <ul className={classes.hosts} aria-label={text('siwx.capture.hosts')}>
      {hosts.map((host) => (
        <li key={host}>
          <button
            type="button"
            className={classes.host}
            dir="ltr"
            disabled={isBusy}
            onClick={() => onSelect(`${email.slice(0, at)}@${host}`)}
          >
            @{host}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Addresses confirmed in this browser. */
function RecentEmails({
  capture,
  emails,
  isBusy,
  onSelect,
}: TakeProps & { readonly capture: EmailCapture; readonly emails: readonly string[] }): ReactElement | null {
  const text = useText()
  if (emails.length === 0) return null
  return (
    <ul className={classes.recent} aria-label={text('siwx.capture.recent')}>
      {emails.map((each) => (
        <li key={each}>
          <button type="button" className={classes.each} dir="ltr" disabled={isBusy} onClick={() => onSelect(each)}>
            {each}
          </button>
          <IconButton
            label={text('siwx.capture.forget', { email: each })}
            icon="close"
            onClick={() => capture.forget(each)}
          />
        </li>
      ))}
    </ul>
  )
}
