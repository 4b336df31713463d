'use client'
import type { ReactElement } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Switch.module.css.js'

/** Props of {@link Switch}. */
export type SwitchProps = {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Renders a whole row, with the switch at its end. */
  readonly wide?: boolean
}

/** A switch that takes effect immediately. */
export function Switch({ label, checked, onChange, wide = false }: SwitchProps): ReactElement {
  useStyles(css)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className={`${classes.switch} ${wide ? classes.wide : ''}`}
      onClick={() => onChange(!checked)}
    >
      <span>{label}</span>
      <span className={classes.track}>
        <span className={classes.knob} />
      </span>
    </button>
  )
}
