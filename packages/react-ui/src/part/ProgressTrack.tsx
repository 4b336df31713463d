'use client'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './ProgressTrack.module.css.js'

/** A step of a {@link ProgressTrack}. */
export type TrackStep = {
  readonly label: string
  /** `held`: it is this step's turn, but it may never come. */
  readonly is: 'done' | 'now' | 'held' | 'next' | 'failed'
}

/**
 * Two or three steps on one line, such as sent and confirmed.
 *
 * @example <ProgressTrack steps={[{ label: text('tip.sent'), is: 'done' }, { label: text('tip.confirmed'), is: 'now' }]} />
 */
export function ProgressTrack({ steps }: { readonly steps: readonly TrackStep[] }): ReactElement {
  useStyles(css)
  return (
    <ol className={classes.track}>
      {steps.map(({ is, label }) => (
        <li key={label} className={classes[is]} aria-current={is === 'now' || is === 'held' ? 'step' : undefined}>
          <span className={classes.mark}>
            {is === 'done' && <Icon name="check" size={14} />}
            {is === 'failed' && <Icon name="close" size={14} />}
          </span>
          {label}
        </li>
      ))}
    </ol>
  )
}
