'use client'
import type { ReactElement } from 'react'
import { Button } from './Button.js'
import { useCopy } from './useCopy.js'

/** Copies text to the clipboard and confirms it with a toast. */
export function CopyButton(props: { readonly value: string | undefined; readonly children: string }): ReactElement {
  const copy = useCopy()
  const { value, children } = props
  return (
    <Button kind="link" icon="copy" disabled={value === undefined} onClick={() => value !== undefined && copy(value)}>
      {children}
    </Button>
  )
}
