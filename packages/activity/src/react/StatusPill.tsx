import { useStyles } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'
import type { ActivityItem } from '../index.js'
import { classes, css } from './StatusPill.module.css.js'

export type StatusPillProps = { readonly status: ActivityItem['status']; readonly children: ReactNode }

/** A status in a pill, with a dot in its color. */
export function StatusPill({ status, children }: StatusPillProps): ReactElement {
  useStyles(css)
  return (
    <span className={classes.pill} data-status={status}>
      {children}
    </span>
  )
}
