'use client'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Ring.module.css.js'

/** What {@link Ring} takes. */
export type RingProps = {
  /** A picture of 72 px. */
  readonly children: ReactNode
  /** `waiting` turns; `refused` stops and shakes once; `still` has no ring. */
  readonly state: 'waiting' | 'refused' | 'still'
  readonly round?: boolean
}

/** A picture inside a ring that turns while the kit waits for somebody. */
export function Ring({ children, state, round = false }: RingProps): ReactElement {
  useStyles(css)
  const corner = round ? 50 : 30
  const line = { x: 2, y: 2, width: 100, height: 100, rx: corner, pathLength: 100 }
  return (
    <div className={`${classes.ring} ${state === 'refused' ? classes.refused : ''}`}>
      {state === 'waiting' && (
        <svg className={classes.line} viewBox="0 0 104 104" aria-hidden="true">
          <rect {...line} />
          <rect {...line} className={classes.travel} />
        </svg>
      )}
      {children}
      {state === 'refused' && (
        <span className={classes.badge}>
          <Icon name="close" size={14} />
        </span>
      )}
    </div>
  )
}
