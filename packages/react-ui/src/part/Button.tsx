'use client'
import type { ReactElement, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Button.module.css.js'

/** What {@link Button} takes. */
export type ButtonProps = {
  readonly children: ReactNode
  readonly onClick?: () => void
  /** Called when the visitor is about to press it, by pointer or focus: what it leads to can be fetched. */
  readonly onIntent?: (() => void) | undefined
  /** Makes it a link to another page, in a new tab. */
  readonly href?: string
  /** `main` once in a view, `quiet` for the rest, `link` for an aside, `danger` for what ends something. */
  readonly kind?: 'main' | 'quiet' | 'link' | 'danger'
  readonly icon?: IconName
  readonly wide?: boolean
  readonly disabled?: boolean
  readonly buttonRef?: Ref<HTMLButtonElement>
}

/** A button with a verb on it. */
export function Button(props: ButtonProps): ReactElement {
  const { children, onClick, href, kind = 'quiet', icon, wide = false, disabled = false, buttonRef, onIntent } = props
  useStyles(css)
  const className = `${classes.button} ${classes[kind]} ${wide ? classes.wide : ''}`
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </>
  )
  if (href !== undefined)
    return (
      <a className={className} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {content}
      </a>
    )
  return (
    <button
      ref={buttonRef}
      type="button"
      className={className}
      disabled={disabled}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {content}
    </button>
  )
}
