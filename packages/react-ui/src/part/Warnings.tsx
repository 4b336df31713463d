'use client'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Warnings.module.css.js'

/** Props of {@link Warnings}. */
export type WarningsProps = {
  /** The warnings. `isSevere`: something may be lost permanently. */
  readonly warnings: readonly { readonly key: string; readonly text: string; readonly isSevere: boolean }[]
}

/**
 * Warnings for the user. If something may be lost, show an `Acceptance` above the button of the action, too.
 *
 * @example <Warnings warnings={[{ key, text: text('tip.warn'), isSevere: true }]} />
 */
export function Warnings({ warnings }: WarningsProps): ReactElement | null {
  useStyles(css)
  if (warnings.length === 0) return null
  return (
    <ul className={classes.warnings}>
      {warnings.map(({ key, text, isSevere }) => (
        <li key={key} className={isSevere ? classes.severe : classes.mild}>
          {isSevere && <Icon name="warning" size={18} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
