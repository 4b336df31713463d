'use client'
import type { ReactElement, ReactNode } from 'react'
import { type AnyIcon, Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { Hidden } from './Hidden.js'
import { classes, css } from './Row.module.css.js'

/** Props of {@link Row}. */
export type RowProps = {
  readonly label: string
  /** A second line in a muted color. */
  readonly detail?: ReactNode
  /** A 40 px picture. */
  readonly image?: ReactNode
  /** An icon in place of the picture. */
  readonly icon?: AnyIcon
  /** The current value of the property that the row is about, at its end. */
  readonly value?: string | undefined
  /** A tag, number or switch at the end. */
  readonly end?: ReactNode
  /** Whether to show an arrow. */
  readonly hasArrow?: boolean
  /** Click handler. Without one, the row is static. Runs inside the user gesture. */
  readonly onClick?: (() => void) | undefined
  /** Called when the user is about to press it: hover, touch or focus. */
  readonly onIntent?: () => void
  /** Renders a link that opens in a new tab. */
  readonly href?: string
  /** Shows a loading state and disables the row. */
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Why the row is disabled, for screen readers. Others see it next to the list. The row stays focusable then. */
  readonly reason?: string
  /** Whether it is the selected one. */
  readonly current?: boolean
  /** Whether the section that it opens is expanded. */
  readonly expanded?: boolean
  readonly tone?: 'danger'
}

/** A list row: 56 px high, with a picture, a label and one element at its end. */
export function Row(props: RowProps): ReactElement {
  useStyles(css)
  const {
    label,
    detail,
    image,
    icon,
    value,
    end,
    hasArrow = false,
    onClick,
    href,
    busy = false,
    disabled = false,
    tone,
  } = props
  const isHeld = busy || (disabled && props.reason !== undefined)
  const acts = onClick !== undefined || href !== undefined
  const className = [classes.row, acts && classes.action, value && classes.valued, tone && classes[tone]]
    .filter(Boolean)
    .join(' ')
  const content = (
    <>
      {image}
      {icon && (
        <span className={classes.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={classes.words}>
        <span className={classes.label} dir="auto" title={label}>
          <bdi>{label}</bdi>
        </span>
        {props.reason !== undefined && <Hidden>{props.reason}</Hidden>}
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      </span>
      {busy ? (
        <span className={classes.busy} />
      ) : (
        (Boolean(end ?? value) || hasArrow) && (
          <span className={classes.end}>
            {value && (
              <bdi className={classes.value} title={value}>
                {value}
              </bdi>
            )}
            {end}
            {hasArrow && <Icon name={href === undefined ? 'forward' : 'external'} size={18} />}
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
