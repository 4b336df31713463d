'use client'
import type { CSSProperties, ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Skeleton.module.css.js'

/** Props of {@link Skeleton}: CSS lengths. */
export type SkeletonProps = { readonly width?: string; readonly height?: string; readonly radius?: string }

/** Placeholder of loading content. Appears only after 150 ms, so that fast content doesn't flicker. */
export function Skeleton({ width, height, radius }: SkeletonProps): ReactElement {
  useStyles(css)
  const style = { '--w': width, '--h': height, '--radius': radius } as CSSProperties
  return <span className={classes.skeleton} style={style} aria-hidden="true" />
}
