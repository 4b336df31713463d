'use client'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { DoneContext } from './DoneContext.js'
import { classes, css } from './Ring.module.css.js'

/** Props of {@link Ring}. */
export type RingProps = {
  /** A 72 px picture. */
  readonly children: ReactNode
  /** `waiting` spins and ends with a checkmark, `refused` stops and shakes once, `still` has no ring. */
  readonly state: 'waiting' | 'refused' | 'still'
  readonly round?: boolean
}

/** A picture inside a ring that spins while a wallet or a network is pending. The picture of the pressed row lands in it. */
export function Ring({ children, state, round = false }: RingProps): ReactElement {
  useStyles(css)
  const isDone = useContext(DoneContext) !== undefined
  const shown = isDone ? 'done' : state
  return (
    <div
      className={`${classes.ring} ${round ? classes.round : ''} ${shown === 'still' ? '' : classes[shown]}`}
      data-landing=""
    >
      <span className={classes.line} />
      {children}
      {(shown === 'refused' || shown === 'done') && (
        <span key={shown} className={classes.badge}>
          <Icon name={isDone ? 'check' : 'close'} size={14} />
        </span>
      )}
    </div>
  )
}
