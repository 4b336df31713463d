'use client'
import type { ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Acceptance.module.css.js'

/** Props of {@link Acceptance}. */
export type AcceptanceProps = {
  /** Label of the checkbox, such as "I’ve checked this and want to send". */
  readonly children: string
  readonly isAccepted: boolean
  readonly isDisabled: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/**
 * The checkbox by which the user accepts severe warnings.
 *
 * @example <Acceptance isAccepted={is} isDisabled={false} onAccept={setIs}>{text('tip.accept')}</Acceptance>
 */
export function Acceptance({ children, isAccepted, isDisabled, onAccept }: AcceptanceProps): ReactElement {
  useStyles(css)
  return (
    <label className={classes.accept}>
      <input
        type="checkbox"
        className={classes.box}
        checked={isAccepted}
        disabled={isDisabled}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
