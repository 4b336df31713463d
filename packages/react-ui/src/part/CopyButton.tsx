'use client'
import type { ReactElement } from 'react'
import { useText } from '../text/useText.js'
import { Button } from './Button.js'
import { Hidden } from './Hidden.js'
import { useConfirmedCopy } from './useCopy.js'

/** Copies text to the clipboard. Its own label confirms it for two seconds. */
export function CopyButton(props: { readonly value: string | undefined; readonly children: string }): ReactElement {
  const { value, children } = props
  const { copy, isCopied } = useConfirmedCopy()
  const confirmation = useText()('common.copied')
  return (
    <>
      <Button
        kind="link"
        icon={isCopied ? 'check' : 'copy'}
        disabled={value === undefined}
        onClick={() => value !== undefined && copy(value)}
      >
        {isCopied ? confirmation : children}
      </Button>
      <Hidden role="status">{isCopied && confirmation}</Hidden>
    </>
  )
}
