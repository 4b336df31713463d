'use client'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { DoneContext } from './DoneContext.js'
import { classes, css } from './RequestStatus.module.css.js'
import { Ring } from './Ring.js'
import { Typography } from './Typography.js'

/** Props of {@link RequestStatus}. */
export type RequestStatusProps = {
  /** A 72 px picture. */
  readonly image: ReactNode
  readonly round?: boolean
  /** `held`: nothing failed, but the user must act before it continues. */
  readonly state: 'waiting' | 'refused' | 'still' | 'held'
  readonly title: string
  readonly detail: string
  /** Available actions. */
  readonly children?: ReactNode
}

const tones = { waiting: undefined, refused: 'error', still: undefined, held: 'warning' } as const

/** Shows a pending request: of which wallet or network, its progress, and the available actions. */
export function RequestStatus({
  image,
  round = false,
  state,
  title,
  detail,
  children,
}: RequestStatusProps): ReactElement {
  useStyles(css)
  const done = useContext(DoneContext)
  return (
    <div className={classes.waiting}>
      <Ring state={state === 'held' ? 'still' : state} round={round}>
        {image}
      </Ring>
      <div className={classes.words}>
        <Typography as="title" tone={done === undefined ? tones[state] : undefined}>
          {done ?? title}
        </Typography>
        <span className={done === undefined ? '' : classes.over}>
          <Typography as="quiet">{detail}</Typography>
        </span>
      </div>
      {children}
    </div>
  )
}
