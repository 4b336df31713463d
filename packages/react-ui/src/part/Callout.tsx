'use client'
import type { KitError } from '@kit/core'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Callout.module.css.js'
import { ErrorDetails } from './ErrorDetails.js'

/** Props of {@link Callout}. */
export type CalloutProps = {
  /** Text that says what happened, whether anything was lost, and what to do. */
  readonly children: ReactNode
  readonly tone: 'error' | 'warning'
  /** Whether it is there when the view opens. Others are announced when they appear. */
  readonly isStatic?: boolean
  /** Adds the expandable code of this error. */
  readonly error?: KitError | undefined
  /** Links and buttons of the callout, such as "View activity". */
  readonly actions?: ReactNode
}

/**
 * A tinted note about a problem. Screen readers announce it when it appears, unless it is static.
 *
 * @example <Callout tone="error" error={error}>{text('tip.failed')}</Callout>
 */
export function Callout({ actions, children, error, isStatic = false, tone }: CalloutProps): ReactElement {
  useStyles(css)
  return (
    <div role={isStatic ? 'note' : 'alert'} className={`${classes.callout} ${classes[tone]}`}>
      <Icon name="warning" size={18} />
      <div className={classes.words}>
        {children}
        {error && <ErrorDetails error={error} />}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}
