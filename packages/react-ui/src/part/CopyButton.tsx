'use client'
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'
import { useText } from '../text/useText.js'
import { Button } from './Button.js'
import { Hidden } from './Hidden.js'
import { useQuietCopy } from './useCopy.js'

const confirmedMs = 2_000

/** Copies text to the clipboard. Its own label confirms it for two seconds. */
export function CopyButton(props: { readonly value: string | undefined; readonly children: string }): ReactElement {
  const { value, children } = props
  const copy = useQuietCopy()
  const text = useText()
  const { clock } = useKit().ports
  const [copied, setCopied] = useState<object>()
  useLayoutEffect(() => {
    if (copied) return clock.setTimeout(() => setCopied(undefined), confirmedMs)
  }, [clock, copied])
  const confirmation = copied && text('common.copied')
  return (
    <>
      <Button
        kind="link"
        icon={copied ? 'check' : 'copy'}
        disabled={value === undefined}
        onClick={() => value !== undefined && void copy(value).then((isCopied) => isCopied && setCopied({}))}
      >
        {confirmation ?? children}
      </Button>
      <Hidden role="status">{confirmation}</Hidden>
    </>
  )
}
