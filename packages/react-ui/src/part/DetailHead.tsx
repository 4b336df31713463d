'use client'
import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './DetailHead.module.css.js'

/** Props of {@link DetailHead}. */
export type DetailHeadProps = {
  /** A picture of 56 px. */
  readonly image: ReactNode
  /** The amount, or what the view is about. */
  readonly title: ReactNode
  /** Whether the title is too long for the size of an amount. */
  readonly isLong?: boolean
  /** One muted line below the title. */
  readonly detail?: ReactNode
  /** A status below the line. */
  readonly children?: ReactNode
}

/** The head of a view about one thing: its picture, its amount in large digits, a line and a status. */
export function DetailHead({ image, title, isLong = false, detail, children }: DetailHeadProps): ReactElement {
  useStyles(css)
  return (
    <div className={classes.head}>
      {image}
      <h3 className={`${classes.title} ${isLong ? classes.long : ''}`}>{title}</h3>
      {detail !== undefined && <p className={classes.detail}>{detail}</p>}
      {children}
    </div>
  )
}
