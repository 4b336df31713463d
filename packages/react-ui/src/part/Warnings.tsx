'use client'
import type { ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Warnings.module.css.js'

/** What {@link Warnings} takes. */
export type WarningsProps = {
  /** Grave are those after which something may be lost for good. */
  readonly warnings: readonly { readonly key: string; readonly text: string; readonly isGrave: boolean }[]
  /** What the visitor says by ticking the box; it is there while one of them is grave. */
  readonly acceptance: string
  readonly isAccepted: boolean
  readonly isDisabled: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/**
 * What the visitor should know first, and a box to tick where something may be lost.
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
