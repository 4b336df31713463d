'use client'
import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Tag.module.css.js'

/** A short, muted label on a row. */
export function Tag(props: {
  readonly children: ReactNode
  readonly tone?: 'plain' | 'accent' | 'success'
}): ReactElement {
  useStyles(css)
  const { children, tone = 'plain' } = props
  return <span className={`${classes.tag} ${tone === 'plain' ? '' : classes[tone]}`}>{children}</span>
}
