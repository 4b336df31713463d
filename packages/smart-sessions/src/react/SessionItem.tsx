'use client'
import { Button, Picture, Row, Tag, useKit, useLanguage, useStyles, useText, Words } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import type { Revocation, SmartSession } from '../SmartSessionsState.js'
import { Failure } from './Failure.js'
import { GrantRow } from './GrantRow.js'
import { classes, css } from './smartSessions.module.css.js'

/** One session: which app, until when; opened, what it permits, and the way to take it back. */
export function SessionItem(props: {
  readonly session: SmartSession
  readonly revocation: Revocation | undefined
  readonly onRevoke: () => void
}): ReactElement {
  useStyles(css)
  const { session, revocation, onRevoke } = props
  const kit = useKit()
  const text = useText()
  const { locale } = useLanguage()
  // What is taken back, or was not, is told inside.
  const [isOpen, setOpen] = useState(revocation !== undefined)
  const { project, status, expiryMs, revokedAtMs, grants, isOwn } = session
  const { metadata } = kit.options
  const name = isOwn ? metadata.name : project.name || project.id || text('smartSessions.unknownApp')
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(revokedAtMs ?? expiryMs)
  const isAsked = revocation !== undefined && revocation.step !== 'failed'
  return (
    <div className={classes.session} data-open={isOpen}>
      <Row
        label={name}
        detail={text(`smartSessions.${status}On`, { date })}
        image={<Picture name={name} url={(isOwn && metadata.icons[0]) || null} />}
        end={<Tag>{text('smartSessions.permissions', { count: grants.length })}</Tag>}
        onClick={() => setOpen(!isOpen)}
        expanded={isOpen}
      />
      <div className={classes.grants} hidden={!isOpen}>
        {isOpen && (
          <>
            {grants.map((grant, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what a session permits never changes
              <GrantRow key={at} grant={grant} expiryMs={expiryMs} />
            ))}
            {revocation?.step === 'failed' && <Failure error={revocation.error} isTakenBack={revocation.isTakenBack} />}
            <div role="status">{isAsked && <Words as="quiet">{text(`smartSessions.${revocation.step}`)}</Words>}</div>
            {status === 'active' && (
              <Button kind="danger" wide disabled={isAsked} onClick={onRevoke}>
                {text(revocation?.step === 'failed' ? 'smartSessions.again' : 'smartSessions.revoke')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
