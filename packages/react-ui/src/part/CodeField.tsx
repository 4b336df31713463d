'use client'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { readDigits } from '../text/readDigits.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './CodeField.module.css.js'
import { focusOnMount } from './focusOnMount.js'

/** Props of {@link CodeField}. */
export type CodeFieldProps = {
  /** Label of the field, such as "Code from the email". */
  readonly label: string
  /** The digits entered so far. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called with the last digit, and on Enter when all digits are entered. */
  readonly onComplete?: (value: string) => void
  /** Number of digits. Default 6. */
  readonly length?: number
  readonly isInvalid?: boolean
  /** ID of the element with the error message. */
  readonly describedBy?: string | undefined
  readonly disabled?: boolean
}

const digitsOf = (text: string, length: number): string =>
  readDigits(text.normalize('NFKC')).replace(/\D/g, '').slice(0, length)

/**
 * A field for a numeric code, drawn as boxes over a single input, so pasting, autofill, arrow keys and screen readers work as usual. A
 * digit typed over another replaces it. Gets the focus when it appears.
 *
 * @example <CodeField label={text('capture.code')} value={code} onChange={setCode} onComplete={check} />
 */
export function CodeField(props: CodeFieldProps): ReactElement {
  const { label, value, onChange, onComplete, length = 6, isInvalid = false, describedBy, disabled = false } = props
  useStyles(css)
  const input = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState<number>()
  useEffect(() => focusOnMount(input.current), [])
  const updateCaret = (): void => setAt(input.current?.selectionStart ?? value.length)

  function change(field: HTMLInputElement): void {
    const caret = field.selectionStart ?? field.value.length
    const before = digitsOf(field.value.slice(0, caret), length)
    // The field holds one digit too many: the typed digit replaces the one after the caret.
    const isOverwrite = field.value.length > value.length && value.length === length && caret <= length
    const after = digitsOf(field.value.slice(caret), length).slice(isOverwrite ? 1 : 0)
    const next = digitsOf(before + after, length)
    field.value = next
    field.setSelectionRange(before.length, before.length)
    setAt(before.length)
    if (next === value) return
    onChange(next)
    if (next.length === length) onComplete?.(next)
  }

  return (
    <div className={`${classes.field} ${isInvalid ? classes.invalid : ''}`} dir="ltr">
      <input
        ref={input}
        className={classes.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        readOnly={disabled}
        value={value}
        onChange={(event) => change(event.currentTarget)}
        onSelect={updateCaret}
        onFocus={updateCaret}
        onBlur={() => setAt(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && value.length === length && !disabled) onComplete?.(value)
        }}
      />
      {Array.from({ length }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={index}
          aria-hidden="true"
          className={`${classes.box} ${at !== undefined && Math.min(at, value.length, length - 1) === index ? classes.now : ''}`}
        >
          {value[index] ?? ''}
        </span>
      ))}
    </div>
  )
}
