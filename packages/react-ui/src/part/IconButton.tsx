'use client'
import type { ReactElement } from 'react'
import { type AnyIcon, Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './IconButton.module.css.js'

/** What {@link IconButton} takes. */
export type IconButtonProps = {
  /** What it does, for those who do not see it and on hover. */
  readonly label: string
  readonly icon: AnyIcon
  readonly onClick?: () => void
  /** Called when the visitor is about to press it, by pointer or focus: what it leads to can be fetched. */
  readonly onIntent?: (() => void) | undefined
  /** Makes it a link to another page, in a new tab. */
  readonly href?: string
  readonly disabled?: boolean
  /** Opens a menu: the id of the one that is open, or false. */
  readonly expands?: string | false
}

/** A button of 44 px with only an icon. */
export function IconButton(props: IconButtonProps): ReactElement {
  useStyles(css)
  const { label, icon, onClick, onIntent, href, disabled = false, expands } = props
  const content = (
    <span className={classes.disc}>
      <Icon name={icon} />
    </span>
  )
  const shared = {
    className: classes.button,
    'aria-label': label,
    title: label,
    onClick,
    onPointerEnter: onIntent,
    onFocus: onIntent,
    ...(expands !== undefined && {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': expands !== false,
      'aria-controls': expands || undefined,
    }),
  }
  return href === undefined ? (
    <button type="button" disabled={disabled} {...shared}>
      {content}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" {...shared}>
      {content}
    </a>
  )
}
