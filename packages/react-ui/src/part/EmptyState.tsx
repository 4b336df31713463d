'use client'
import type { ReactElement, ReactNode } from 'react'
import type { AnyIcon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { Drawing } from './Drawing.js'
import { classes, css } from './EmptyState.module.css.js'
import { Typography } from './Typography.js'

/** Props of {@link EmptyState}. */
export type EmptyStateProps = {
  readonly icon: AnyIcon
  /** One sentence. */
  readonly children: string
  /** One action. */
  readonly action?: ReactNode
}

/** An empty state: an icon, a sentence and an action. */
export function EmptyState({ icon, children, action }: EmptyStateProps): ReactElement {
  useStyles(css)
  return (
    <div className={classes.empty}>
      <Drawing icon={icon} />
      <Typography as="quiet">{children}</Typography>
      {action}
    </div>
  )
}
