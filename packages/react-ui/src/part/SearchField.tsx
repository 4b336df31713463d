'use client'
import { type ReactElement, useRef } from 'react'
import { Icon } from '../icon/Icon.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { IconButton } from './IconButton.js'
import { classes, css } from './SearchField.module.css.js'

/** Props of {@link SearchField}. */
export type SearchFieldProps = {
  /** Accessible name and placeholder. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A search field. Escape clears it first, before it closes anything. Its view gets no lower while it has less to show. */
export function SearchField({ label, value, onChange }: SearchFieldProps): ReactElement {
  useStyles(css)
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const change = (next: string): void => {
    const view = input.current?.closest<HTMLElement>('[data-view]')
    // A lower card would move the field away from the pointer.
    if (view?.parentElement && value === '') view.style.minBlockSize = `${view.parentElement.clientHeight}px`
    onChange(next)
  }
  const clear = (): void => {
    change('')
    input.current?.focus()
  }
  return (
    <div className={classes.field}>
      <span className={classes.icon}>
        <Icon name="search" size={18} />
      </span>
      <input
        ref={input}
        className={classes.input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      {value !== '' && (
        <span className={classes.clear}>
          <IconButton label={text('common.clear')} icon="close" onClick={clear} />
        </span>
      )}
    </div>
  )
}
