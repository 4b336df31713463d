'use client'
import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './RowGroup.module.css.js'

/** Props of {@link RowGroup}. */
export type RowGroupProps = {
  /** Rows. Entries that are undefined or false are skipped. */
  readonly children: ReactNode
  /** A heading above the group. */
  readonly label?: string | undefined
}

/**
 * Rows that belong together, on one surface. Not shown while it has no rows.
 *
 * @example
 * <RowGroup label={text('tip.security')}>
 *   <Row label={text('tip.devices')} icon="mobile" hasArrow onClick={openDevices} />
 * </RowGroup>
 */
export function RowGroup({ children, label }: RowGroupProps): ReactElement {
  useStyles(css)
  return (
    <div className={classes.section}>
      {label !== undefined && <h3 className={classes.label}>{label}</h3>}
      <div className={classes.group}>{children}</div>
    </div>
  )
}
