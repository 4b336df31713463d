'use client'
import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { useFoot } from './useFoot.js'
import { classes, css } from './ViewFooter.module.css.js'

/** Props of {@link ViewFooter}. */
export type ViewFooterProps = {
  /** The main action, and others that belong to it. */
  readonly children: ReactNode
  /** Shown above the actions, such as an error or a checkbox. */
  readonly above?: ReactNode
  /** Places two actions side by side: a short one, then the main action. */
  readonly pair?: boolean
}

/**
 * Actions at the bottom of a view. They stay visible while the content above them scrolls. Must be the last child of the view's outermost
 * element.
 *
 * @example
 * <ViewFooter pair above={error && <Callout tone="error">{text('tip.failed')}</Callout>}>
 *   <Button onClick={back}>{text('tip.cancel')}</Button>
 *   <Button kind="main" onClick={send}>{text('tip.send')}</Button>
 * </ViewFooter>
 */
export function ViewFooter({ above, children, pair = false }: ViewFooterProps): ReactElement {
  useStyles(css)
  return (
    <div ref={useFoot()} className={classes.footer}>
      {above}
      <div className={pair ? classes.pair : classes.actions}>{children}</div>
    </div>
  )
}
