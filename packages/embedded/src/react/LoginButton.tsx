'use client'
import { useStyles } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'
import { classes, css } from './LoginButton.module.css.js'

export type LoginButtonProps = {
  readonly label: string
  /** A mark or icon of 20 px. */
  readonly mark: ReactNode
  /** Whether it is round and shows only its mark. Round buttons share a line. */
  readonly isRound: boolean
  readonly disabled: boolean
  onIntent(): void
  onClick(): void
}

/** A button for a way to sign in: as wide as the list, or one of several round ones. */
export function LoginButton({ label, mark, isRound, disabled, onIntent, onClick }: LoginButtonProps): ReactElement {
  useStyles(css)
  return (
    <button
      type="button"
      className={`${classes.button} ${isRound ? classes.round : ''}`}
      data-shares-line={isRound || undefined}
      aria-label={label}
      title={isRound ? label : undefined}
      disabled={disabled}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      {mark}
      {!isRound && <span>{label}</span>}
    </button>
  )
}
