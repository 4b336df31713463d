'use client'
import type { ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Row.module.css.js'
import { Skeleton } from './Skeleton.js'

/** Props of {@link RowSkeleton}. `amount`: for rows with a second line and an amount at the end, such as tokens. */
export type RowSkeletonProps = { readonly amount?: boolean }

/** Placeholder of a loading row. */
export function RowSkeleton({ amount = false }: RowSkeletonProps): ReactElement {
  useStyles(css)
  return (
    <div className={classes.row}>
      <Skeleton width="40px" height="40px" radius={amount ? '50%' : 'calc(var(--r) * 3)'} />
      <span className={classes.words} data-lines={amount ? 2 : undefined}>
        <Skeleton width="96px" height="12px" />
        {amount && <Skeleton width="64px" height="10px" />}
      </span>
      {amount && <Skeleton width="56px" height="12px" />}
    </div>
  )
}
