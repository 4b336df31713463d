'use client'
import type { ReactElement } from 'react'
import { type AnyIcon, Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './IconButton.module.css.js'

/** Props of {@link IconButton}. */
export type IconButtonProps = {
  /** Accessible name, also shown on hover. */
  readonly label: string
  readonly icon: AnyIcon
  readonly onClick?: () => void
  /** Called when the user is about to press it, by pointer or focus. Use it to preload. */
  readonly onIntent?: (() => void) | undefined
  /** Renders a link that opens in a new tab. */
  readonly href?: string
  readonly disabled?: boolean
  /** For a button that opens a menu: the ID of the open menu, or false. */
  readonly openMenuId?: string | false
}

/** A 44 px button with an icon only. */
export function IconButton(props: IconButtonProps): ReactElement {
  useStyles(css)
  const { label, icon, onClick, onIntent, href, disabled = false, openMenuId } = props
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
    ...(openMenuId !== undefined && {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': openMenuId !== false,
      'aria-controls': openMenuId || undefined,
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
