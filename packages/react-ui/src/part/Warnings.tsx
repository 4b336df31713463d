'use client'
import type { ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Warnings.module.css.js'

/** Props of {@link Warnings}. */
export type WarningsProps = {
  /** The warnings. `isSevere`: something may be lost permanently. */
  readonly warnings: readonly { readonly key: string; readonly text: string; readonly isSevere: boolean }[]
  /** Label of the checkbox, which is shown while any warning is grave. */
  readonly acceptLabel: string
  readonly isAccepted: boolean
  readonly isDisabled: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/**
 * Warnings for the user, with a checkbox to confirm if something may be lost.
 *
 * @example
 * <Warnings warnings={[{ key, text: text('tip.warn'), isSevere: true }]} acceptLabel={text('tip.accept')} isAccepted={is} isDisabled={false} onAccept={setIs} />
 */
export function Warnings(props: WarningsProps): ReactElement | null {
  useStyles(css)
  const { acceptLabel, isAccepted, isDisabled, onAccept, warnings } = props
  if (warnings.length === 0) return null
  return (
    <>
      <ul className={classes.warnings}>
        {warnings.map(({ key, text, isSevere }) => (
          <li key={key} className={isSevere ? classes.severe : classes.mild}>
            {text}
          </li>
        ))}
      </ul>
      {warnings.some(({ isSevere }) => isSevere) && (
        <label className={classes.accept}>
          <input
            type="checkbox"
            className={classes.box}
            checked={isAccepted}
            disabled={isDisabled}
            onChange={(event) => onAccept(event.currentTarget.checked)}
          />
          <span>{acceptLabel}</span>
        </label>
      )}
    </>
  )
}
