'use client'
import { Icon, Ring, type RingProps, useStyles, Words } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'
import type { SocialProvider } from '../protocol/fields.js'
import { classes as loginClasses, css as loginCss } from './Login.module.css.js'
import { providers } from './providers.data.js'
import { classes, css } from './Social.module.css.js'

/** What {@link SocialWaiting} takes. */
export type SocialWaitingProps = {
  readonly provider: SocialProvider
  readonly state: RingProps['state']
  readonly title: string
  readonly detail: string
  /** What can be done now. */
  readonly children?: ReactNode
}

/** Shows how far a social login is: its mark in a ring, what is waited for, what can be done. */
export function SocialWaiting({ provider, state, title, detail, children }: SocialWaitingProps): ReactElement {
  useStyles(loginCss)
  useStyles(css)
  return (
    <div className={loginClasses.view}>
      <Ring state={state}>
        <span className={classes.mark}>
          <Icon name={providers[provider].icon} size={36} />
        </span>
      </Ring>
      <div className={loginClasses.words} role={state === 'refused' ? 'alert' : 'status'}>
        <Words as="title" {...(state === 'refused' && { tone: 'error' as const })}>
          {title}
        </Words>
        <Words as="quiet">{detail}</Words>
      </div>
      {children}
    </div>
  )
}
