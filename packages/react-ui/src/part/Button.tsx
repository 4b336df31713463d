'use client'
import type { ReactElement, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Button.module.css.js'

/** Props of {@link Button}. */
export type ButtonProps = {
  readonly children: ReactNode
  /** If omitted, the button submits the {@link Form} around it. */
  readonly onClick?: () => void
  /** Called when the user is about to press it, by pointer or focus. Use it to preload. */
  readonly onIntent?: (() => void) | undefined
  /** Renders a link that opens in a new tab. */
  readonly href?: string
  /** `main`: once per view. `quiet`: all others. `link`: secondary. `danger`: destructive. */
  readonly kind?: 'main' | 'quiet' | 'link' | 'danger'
  readonly icon?: IconName
  readonly wide?: boolean
  readonly disabled?: boolean
  readonly buttonRef?: Ref<HTMLButtonElement>
}

/** A button. Its label is a verb. */
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
      type={onClick ? 'button' : 'submit'}
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
