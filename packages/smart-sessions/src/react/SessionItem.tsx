'use client'
import { useKit, useLanguage, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { isRevocable, type Revocation, type SmartSession } from '../SmartSessionsState.js'
import { RevocableRow } from './RevocableRow.js'

/** A session stored by the service, labeled with its app. */
export function SessionItem(props: {
  readonly session: SmartSession
  readonly revocation: Revocation | undefined
  readonly onRevoke: () => void
}): ReactElement {
  const { session, ...others } = props
  const kit = useKit()
  const text = useText()
  const { locale } = useLanguage()
  const { project, status, expiryMs, revokedAtMs, grants, isOwn } = session
  const { metadata } = kit.options
  const shown = status === 'unknown' || status === 'unconfirmed' ? 'active' : status
  const dateMs = shown === 'revoked' ? (revokedAtMs ?? expiryMs) : expiryMs
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(dateMs)
  return (
    <RevocableRow
      name={isOwn ? metadata.name : project.name || project.id || text('smartSessions.unknownApp')}
      detail={text(`smartSessions.${shown}On`, { date })}
      imageUrl={isOwn ? metadata.icons[0] : undefined}
      grants={grants}
      isActive={isRevocable(status)}
      isUnconfirmed={status === 'unconfirmed'}
      {...others}
    />
  )
}
