'use client'
import type { ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Warnings.module.css.js'

/** Props of {@link Warnings}. */
export type WarningsProps = {
  /** The warnings. `isGrave`: something may be lost permanently. */
  readonly warnings: readonly { readonly key: string; readonly text: string; readonly isGrave: boolean }[]
  /** Label of the checkbox, which is shown while any warning is grave. */
  readonly acceptance: string
  readonly isAccepted: boolean
  readonly isDisabled: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/**
 * Warnings for the user, with a checkbox to confirm if something may be lost.
 *
 * @example
 * <Warnings warnings={[{ key, text: text('tip.warn'), isGrave: true }]} acceptance={text('tip.accept')} isAccepted={is} isDisabled={false} onAccept={setIs} />
 */
export function Warnings(props: WarningsProps): ReactElement | null {
  useStyles(css)
  const { acceptance, isAccepted, isDisabled, onAccept, warnings } = props
  if (warnings.length === 0) return null
  return (
    <>
      <ul className={classes.warnings}>
        {warnings.map(({ key, text, isGrave }) => (
          <li key={key} className={isGrave ? classes.grave : classes.mild}>
            {text}
          </li>
        ))}
      </ul>
      {warnings.some(({ isGrave }) => isGrave) && (
        <label className={classes.accept}>
          <input
            type="checkbox"
            className={classes.box}
            checked={isAccepted}
            disabled={isDisabled}
            onChange={(event) => onAccept(event.currentTarget.checked)}
          />
          <span>{acceptance}</span>
        </label>
      )}
    </>
  )
}
