'use client'
import { Icon, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './Pay.module.css.js'

export type ListedStep = { readonly key: string; readonly label: string; readonly is: 'done' | 'now' | 'next' }

/** Lists the steps, with their progress. */
export function StepList({ steps }: { readonly steps: readonly ListedStep[] }): ReactElement {
  useStyles(css)
  return (
    <ol className={classes.steps}>
      {steps.map(({ key, label, is }) => (
        <li key={key} className={classes[is]} aria-current={is === 'now' ? 'step' : undefined}>
          <span className={classes.mark}>{is === 'done' && <Icon name="check" size={14} />}</span>
          {label}
        </li>
      ))}
    </ol>
  )
}
