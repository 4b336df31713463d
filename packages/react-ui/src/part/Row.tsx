'use client'
import type { ReactElement, ReactNode } from 'react'
import { type AnyIcon, Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { Hidden } from './Hidden.js'
import { classes, css } from './Row.module.css.js'

/** What {@link Row} takes. */
export type RowProps = {
  readonly label: string
  /** A second, quiet line. */
  readonly detail?: ReactNode
  /** A picture of 40 px. */
  readonly image?: ReactNode
  /** An icon in its place. */
  readonly icon?: AnyIcon
  /** One tag, a number, a switch. */
  readonly end?: ReactNode
  /** Shows that it leads further. */
  readonly leads?: boolean
  /** What it does; without it the row only shows something. Runs inside the visitor's gesture. */
  readonly onClick?: (() => void) | undefined
  /** Called when the visitor is about to press it: pointed at, touched or focused. */
  readonly onIntent?: () => void
  /** Makes it a link to another page, in a new tab. */
  readonly href?: string
  /** Shown as waiting; can't be pressed. */
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Why it is disabled, for screen readers; others see it next to the list. The row can then be focused and heard. */
  readonly reason?: string
  /** Chosen among several. */
  readonly current?: boolean
  /** Whether what it opens below itself is shown. */
  readonly expanded?: boolean
  readonly tone?: 'danger'
}

/** The row that every list is made of: 56 px high, picture, label, one quiet thing at its end. */
export function Row(props: RowProps): ReactElement {
  useStyles(css)
  const { label, detail, image, icon, end, leads = false, onClick, href, busy = false, disabled = false, tone } = props
  const isHeld = busy || (disabled && props.reason !== undefined)
  const acts = onClick !== undefined || href !== undefined
  const className = [classes.row, acts && classes.action, tone && classes[tone]].filter(Boolean).join(' ')
  const content = (
    <>
      {image}
      {icon && (
        <span className={classes.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={classes.words}>
        <span className={classes.label} title={label}>
          <bdi>{label}</bdi>
        </span>
        {props.reason !== undefined && <Hidden>{props.reason}</Hidden>}
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      </span>
      {busy ? (
        <span className={classes.busy} />
      ) : (
        (Boolean(end) || leads) && (
          <span className={classes.end}>
            {end}
            {leads && <Icon name={href === undefined ? 'forward' : 'external'} size={18} />}
          </span>
        )
      )}
    </>
  )
  if (!acts) return <div className={className}>{content}</div>
  if (href !== undefined)
    return (
      <a className={className} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {content}
      </a>
    )
  return (
    <button
      type="button"
      className={className}
      disabled={disabled && !isHeld}
      aria-disabled={isHeld || undefined}
      aria-busy={busy || undefined}
      title={props.reason}
      aria-current={props.current ? 'true' : undefined}
      aria-expanded={props.expanded}
      onClick={isHeld ? undefined : onClick}
      onPointerEnter={props.onIntent}
      onFocus={props.onIntent}
    >
      {content}
    </button>
  )
}
