import { ProgressTrack, useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityItem } from '../index.js'
import { isFailedStatus } from './isFailedStatus.js'
import { StatusPill } from './StatusPill.js'
import { classes, css } from './TransactionProgress.module.css.js'

/**
 * The status of a transaction, announced when it changes. A track of its steps until it succeeds, unless no node knows it: it may never have
 * been submitted.
 */
export function TransactionProgress({ status, isUnknown }: Pick<ActivityItem, 'status' | 'isUnknown'>): ReactElement {
  useStyles(css)
  const text = useText()
  const label = text(`activity.status.${status}`)
  const isPlain = status === 'success' || isUnknown
  return (
    <div role="status" className={classes.progress}>
      {isPlain ? (
        <StatusPill status={status}>{label}</StatusPill>
      ) : (
        <ProgressTrack
          steps={[
            { label: text('activity.submitted'), is: 'done' },
            { label, is: isFailedStatus(status) ? 'failed' : 'now' },
          ]}
        />
      )}
    </div>
  )
}
