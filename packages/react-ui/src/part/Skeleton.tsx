'use client'
import type { CSSProperties, ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Skeleton.module.css.js'

/** What {@link Skeleton} takes: lengths as in style sheets. */
export type SkeletonProps = { readonly width?: string; readonly height?: string; readonly radius?: string }

/** The shape of what is still to come. It appears only after 150 ms, so that content that comes sooner does not flicker. */
export function Skeleton({ width, height, radius }: SkeletonProps): ReactElement {
  useStyles(css)
  const style = { '--w': width, '--h': height, '--radius': radius } as CSSProperties
  return <span className={classes.skeleton} style={style} aria-hidden="true" />
}
