'use client'
import { type Context, createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Ring.module.css.js'

/** Says what is done, of what the modal was open for: what waited for it shows a tick and says so while the modal closes. */
export const DoneContext: Context<string | undefined> = createContext<string | undefined>(undefined)

/** What {@link Ring} takes. */
export type RingProps = {
  /** A picture of 72 px. */
  readonly children: ReactNode
  /** `waiting` turns, and ends with a tick; `refused` stops and shakes once; `still` has no ring. */
  readonly state: 'waiting' | 'refused' | 'still'
  readonly round?: boolean
}

/** A picture inside a ring that turns while the kit waits for a wallet or a network. The picture of the row that led here lands in it. */
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
