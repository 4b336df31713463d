'use client'
import { type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import { Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { DoneContext } from './DoneContext.js'
import { classes, css } from './QrCode.module.css.js'
import { qrPath } from './qrPath.js'
import { Typography } from './Typography.js'

const ink = '#12141a'
/** Size of the free center as a fraction of the code, and the quiet zone that readers need, in modules. */
const middle = 0.23
const quiet = 4
/** Two chain links on a 24-unit grid: the center of a code for any wallet. */
const mark = 'M9.5 14.5l5-5M10.8 7.7l1.6-1.6a4 4 0 015.6 5.6l-1.7 1.6M13.2 16.3l-1.6 1.6A4 4 0 016 12.3l1.7-1.6'

/** Props of {@link QrCode}. */
export type QrCodeProps = {
  /** Content of the code. While undefined, a shimmer of the same size is shown. */
  readonly value: string | undefined
  /** Accessible name. */
  readonly label: string
  /** A 56 px picture for the center, in place of the default mark. */
  readonly logo?: ReactNode
}

/** A QR code, always dark on white. */
export function QrCode({ value, label, logo }: QrCodeProps): ReactElement {
  useStyles(css)
  const done = useContext(DoneContext)
  const shapes = useMemo(() => (value === undefined ? undefined : qrPath(value, middle)), [value])
  const picture = logo && (
    <span className={classes.logo} data-landing="">
      {logo}
    </span>
  )
  if (shapes === undefined)
    return (
      <div className={`${classes.tile} ${classes.empty}`} role="img" aria-label={label} aria-busy="true">
        <span className={classes.shimmer} />
        {picture}
      </div>
    )
  const { size, path, finders } = shapes
  const side = size * middle
  return (
    <div className={classes.tile}>
      <svg
        className={classes.code}
        viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
        role="img"
        aria-label={label}
      >
        <path d={path} stroke={ink} strokeWidth={0.94} strokeLinecap="round" />
        {finders.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <rect x={x + 0.5} y={y + 0.5} width={6} height={6} rx={2} fill="none" stroke={ink} />
            <rect x={x + 2} y={y + 2} width={3} height={3} rx={1.1} fill={ink} />
          </g>
        ))}
        {!logo && (
          <g transform={`translate(${(size - side) / 2} ${(size - side) / 2}) scale(${side / 24})`}>
            <rect x={2} y={2} width={20} height={20} rx={6} fill={ink} />
            <path d={mark} fill="none" stroke="#fff" strokeWidth={1.8} strokeLinecap="round" strokeLinejoin="round" />
          </g>
        )}
      </svg>
      {picture}
      {done !== undefined && (
        <div className={classes.done}>
          <span className={classes.tick}>
            <Icon name="check" size={28} />
          </span>
          <Typography as="title">{done}</Typography>
        </div>
      )}
    </div>
  )
}
