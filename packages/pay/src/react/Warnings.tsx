'use client'
import { useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { PayWarning } from '../PayState.js'
import { isSevere } from '../services/listWarnings.js'
import { classes, css } from './Pay.module.css.js'

/** Warnings that have words; others are the chain's own and have none. */
const worded = [
  'mayBePaid',
  'mayBeSwapped',
  'tokenContract',
  'contractReceiver',
  'endsAccount',
  'createsAccount',
] as const

/** What the payer should know, and a box to tick where money may be lost. */
export function Warnings(props: {
  readonly warnings: readonly PayWarning[]
  readonly isAccepted: boolean
  readonly isDisabled: boolean
  readonly onAccept: (isAccepted: boolean) => void
}): ReactElement | null {
  useStyles(css)
  const text = useText()
  const { warnings, isAccepted, isDisabled, onAccept } = props
  const shown = worded.filter((one) => warnings.includes(one))
  if (shown.length === 0) return null
  return (
    <>
      <ul className={classes.warnings}>
        {shown.map((warning) => (
          <li key={warning} className={isSevere(warning) ? classes.grave : classes.mild}>
            {text(`pay.warn.${warning}`)}
          </li>
        ))}
      </ul>
      {warnings.some(isSevere) && (
        <label className={classes.accept}>
          <input
            type="checkbox"
            className={classes.box}
            checked={isAccepted}
            disabled={isDisabled}
            onChange={(event) => onAccept(event.currentTarget.checked)}
          />
          <span>{text('pay.accept')}</span>
        </label>
      )}
    </>
  )
}
