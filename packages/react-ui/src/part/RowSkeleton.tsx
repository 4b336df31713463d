'use client'
import type { ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Row.module.css.js'
import { Skeleton } from './Skeleton.js'

/** Props of {@link RowSkeleton}. */
export type RowSkeletonProps = {
  /** For rows with a round picture, a second line and an amount at the end, such as tokens. */
  readonly amount?: boolean
  /** For rows with a second line. */
  readonly detail?: boolean
}

/** Placeholder of a loading row. */
export function RowSkeleton({ amount = false, detail = amount }: RowSkeletonProps): ReactElement {
  useStyles(css)
  return (
    <div className={classes.row}>
      <Skeleton width="40px" height="40px" radius={amount ? '50%' : 'calc(var(--r) * 3)'} />
      <span className={classes.words} data-lines={detail ? 2 : undefined}>
        <Skeleton width="96px" height="12px" />
        {detail && <Skeleton width="64px" height="10px" />}
      </span>
      {amount && <Skeleton width="56px" height="12px" />}
    </div>
  )
}
