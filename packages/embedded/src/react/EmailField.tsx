'use client'
import { useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './EmailLogin.module.css.js'

export type EmailFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
  /** ID of the element that describes the error. */
  readonly faultId: string | undefined
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly onFocus?: () => void
}

/** An email field. Left-to-right in every language. */
export function EmailField(props: EmailFieldProps): ReactElement {
  const { label, value, onChange, faultId, disabled = false, readOnly = false, onFocus } = props
  useStyles(css)
  return (
    <input
      className={classes.input}
      type="email"
      dir="ltr"
      aria-label={label}
      aria-invalid={faultId !== undefined || undefined}
      aria-describedby={faultId}
      placeholder={useText()('embedded.email')}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      disabled={disabled}
      readOnly={readOnly}
      value={value}
      onFocus={onFocus}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
