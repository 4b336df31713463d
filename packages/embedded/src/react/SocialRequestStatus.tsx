'use client'
import { Ring, type RingProps, Typography, useStyles } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'
import type { SocialProvider } from '../protocol/fields.js'
import { classes as loginClasses, css as loginCss } from './Login.module.css.js'
import { ProviderMark } from './ProviderMark.js'
import { classes, css } from './Social.module.css.js'

export type SocialRequestStatusProps = {
  readonly provider: SocialProvider
  readonly state: RingProps['state']
  readonly title: string
  readonly detail: string
  /** The available actions. */
  readonly children?: ReactNode
}

/** Shows the progress of a social sign-in: the provider's icon in a ring, the current step, and the available actions. */
export function SocialRequestStatus({
  provider,
  state,
  title,
  detail,
  children,
}: SocialRequestStatusProps): ReactElement {
  useStyles(loginCss)
  useStyles(css)
  return (
    <div className={loginClasses.view}>
      <Ring state={state}>
        <span className={classes.mark}>
          <ProviderMark provider={provider} size={36} />
        </span>
      </Ring>
      <div className={loginClasses.words} role={state === 'refused' ? 'alert' : 'status'}>
        <Typography as="title" {...(state === 'refused' && { tone: 'error' as const })}>
          {title}
        </Typography>
        <Typography as="quiet">{detail}</Typography>
      </div>
      {children}
    </div>
  )
}
