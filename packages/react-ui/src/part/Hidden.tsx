'use client'
import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Hidden.module.css.js'

/** Visually hidden text for screen readers. */
export function Hidden({ children, role }: { readonly children: ReactNode; readonly role?: 'status' }): ReactElement {
  useStyles(css)
  return (
    <span className={classes.hidden} role={role}>
      {children}
    </span>
  )
}
