'use client'
import { formatAddress } from '@kit/core'
import { Avatar, Button, IconButton, Row, Stack, Typography, useKit, useStyles, useText } from '@kit/react-ui/feature'
import { type ReactElement, useId, useRef } from 'react'
import { useSend } from './useSend.js'
import { classes, css } from './WalletSend.module.css.js'

/** Number of recent recipients shown at once. */
const offered = 3

/** The recipient: typed, pasted, or one of the recent ones. */
export function RecipientField(): ReactElement {
  useStyles(css)
  const text = useText()
  const kit = useKit()
  const field = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const { edit, locked, recipient, to } = useSend()
  const isLocked = locked.includes('to')
  const isInvalid = recipient.status === 'invalid'
  // Absent on plain HTTP, and in older browsers.
  const canPaste = 'clipboard' in navigator && 'readText' in navigator.clipboard
  const paste = (): void => {
    navigator.clipboard.readText().then(
      (pasted) => edit({ to: pasted }),
      () => {
        field.current?.focus()
        kit.showToast({ variant: 'error', message: 'send.pasteFailed' })
      },
    )
  }
  return (
    <>
      <div className={classes.box}>
        <div className={classes.line}>
          {recipient.status === 'ready' && recipient.name !== undefined && (
            <Avatar address={recipient.address} url={recipient.avatar} size={28} />
          )}
          <label className={classes.who}>
            <span className={classes.label}>{text('send.to')}</span>
            <input
              ref={field}
              className={classes.input}
              type="text"
              dir="auto"
              placeholder={text('send.toPlaceholder')}
              value={to}
              readOnly={isLocked}
              aria-invalid={isInvalid || undefined}
              aria-describedby={noteId}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => edit({ to: event.currentTarget.value })}
            />
          </label>
          {!isLocked &&
            (to === '' ? (
              canPaste && <Button onClick={paste}>{text('send.paste')}</Button>
            ) : (
              <IconButton label={text('send.clear')} icon="close" onClick={() => edit({ to: '' })} />
            ))}
        </div>
        <div id={noteId} className={classes.notes} aria-live="polite">
          {recipient.status === 'ready' && recipient.name !== undefined && (
            <bdi className={classes.note}>{recipient.address}</bdi>
          )}
          {isInvalid && (
            <span className={`${classes.note} ${classes.wrong}`}>{text(`send.invalid.${recipient.reason}`)}</span>
          )}
        </div>
      </div>
      <RecentRecipients />
    </>
  )
}

/** Recent recipients, until the user types one. */
function RecentRecipients(): ReactElement | null {
  const text = useText()
  const { edit, recent, to } = useSend()
  if (to !== '' || recent.length === 0) return null
  return (
    <div className={classes.recent}>
      <Typography as="small">{text('send.recent')}</Typography>
      <Stack list={text('send.recent')}>
        {recent.slice(0, offered).map(({ address, name }) => (
          <Row
            key={`${address} ${name}`}
            label={name ?? formatAddress(address)}
            {...(name !== undefined && { detail: formatAddress(address) })}
            image={<Avatar address={address} />}
            onClick={() => edit({ to: name ?? address })}
          />
        ))}
      </Stack>
    </div>
  )
}
