'use client'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { DoneContext, Ring } from './Ring.js'
import { classes, css } from './Waiting.module.css.js'
import { Words } from './Words.js'

/** Props of {@link Waiting}. */
export type WaitingProps = {
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
