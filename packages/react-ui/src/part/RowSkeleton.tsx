'use client'
import type { ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Row.module.css.js'
import { Skeleton } from './Skeleton.js'

/** Placeholder of a loading row. */
export function RowSkeleton(): ReactElement {
  useStyles(css)
  return (
    <div className={classes.row}>
      <Skeleton width="40px" height="40px" radius="calc(var(--r) * 3)" />
      <Skeleton width="96px" height="12px" />
    </div>
  )
}
