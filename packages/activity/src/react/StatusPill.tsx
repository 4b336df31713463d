import { useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityItem } from '../index.js'
import { isFailedStatus } from './isFailedStatus.js'
import { classes, css } from './StatusPill.module.css.js'

/** The status of a transaction. Announced when it changes. */
export function StatusPill({ status }: { readonly status: ActivityItem['status'] }): ReactElement {
  useStyles(css)
  const text = useText()
  return (
    <span className={classes.pill} role="status" data-status={isFailedStatus(status) ? 'failed' : status}>
      {text(`activity.status.${status}`)}
    </span>
  )
}
