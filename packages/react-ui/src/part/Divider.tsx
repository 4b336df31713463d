'use client'
import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Divider.module.css.js'

/** A hairline between two parts of a view, with an optional word. */
export function Divider({ children }: { readonly children?: ReactNode }): ReactElement {
  useStyles(css)
  return <div className={classes.divider}>{children}</div>
}
