'use client'
import type { ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './DoneMark.module.css.js'

/** A check that draws itself in a filled circle: something was completed. */
export function DoneMark(): ReactElement {
  useStyles(css)
  return (
    <span className={classes.mark}>
      <svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
        <path className={classes.check} d="M5 12.5l4.5 4.5L19 7.5" pathLength="1" />
      </svg>
    </span>
  )
}
