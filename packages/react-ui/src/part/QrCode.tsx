'use client'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './QrCode.module.css.js'
import { qrPath } from './qrPath.js'

const ink = '#12141a'

/** What {@link QrCode} takes. */
export type QrCodeProps = {
  /** Undefined while it is not there yet: a shimmer of the same size is shown. */
  readonly value: string | undefined
  /** What the code is for. */
  readonly label: string
  /** A picture of 56 px for the middle. */
  readonly logo?: ReactNode
}

/** A code to scan, always dark on white. */
export function QrCode({ value, label, logo }: QrCodeProps): ReactElement {
  useStyles(css)
  const hasLogo = Boolean(logo)
  const shapes = useMemo(() => (value === undefined ? undefined : qrPath(value, hasLogo ? 0.23 : 0)), [value, hasLogo])
  if (shapes === undefined)
    return (
      <div className={`${classes.tile} ${classes.empty}`} role="img" aria-label={label} aria-busy="true">
        <span className={classes.shimmer} />
        <span className={classes.logo}>{logo}</span>
      </div>
    )
  return (
    <div className={classes.tile}>
      <svg className={classes.code} viewBox={`0 0 ${shapes.size} ${shapes.size}`} role="img" aria-label={label}>
        <path d={shapes.path} stroke={ink} strokeWidth={0.86} strokeLinecap="round" />
        {shapes.finders.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <rect x={x + 0.5} y={y + 0.5} width={6} height={6} rx={1.9} fill="none" stroke={ink} />
            <rect x={x + 2} y={y + 2} width={3} height={3} rx={1} fill={ink} />
          </g>
        ))}
      </svg>
      <span className={classes.logo}>{logo}</span>
    </div>
  )
}
