'use client'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { DoneContext, Ring } from './Ring.js'
import { classes, css } from './Waiting.module.css.js'
import { Words } from './Words.js'

/** What {@link Waiting} takes. */
export type WaitingProps = {
  /** A picture of 72 px. */
  readonly image: ReactNode
  readonly round?: boolean
  /** `held`: nothing went wrong, and nothing goes on before the visitor does something. */
  readonly state: 'waiting' | 'refused' | 'still' | 'held'
  readonly title: string
  readonly detail: string
  /** What can be done now. */
  readonly children?: ReactNode
}

const tones = { waiting: undefined, refused: 'error', still: undefined, held: 'warning' } as const

/** Shows a wait: for whom, how far it is, what can be done. */
export function Waiting({ image, round = false, state, title, detail, children }: WaitingProps): ReactElement {
  useStyles(css)
  const done = useContext(DoneContext)
  return (
    <div className={classes.waiting}>
      <Ring state={state === 'held' ? 'still' : state} round={round}>
        {image}
      </Ring>
      <div className={classes.words}>
        <Words as="title" tone={done === undefined ? tones[state] : undefined}>
          {done ?? title}
        </Words>
        <span className={done === undefined ? '' : classes.over}>
          <Words as="quiet">{detail}</Words>
        </span>
      </div>
      {children}
    </div>
  )
}
