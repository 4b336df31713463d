'use client'
import { useContext, useLayoutEffect, useState } from 'react'
import { useKit } from '../kit/useKit.js'
import { StyleRootContext } from '../theme/useStyles.js'
import { copyText } from './copyText.js'

/**
 * Returns a function that copies text, resolves with whether it was copied, and shows a failure in a toast. The caller shows the success,
 * next to what the user pressed.
 */
function useQuietCopy(): (value: string) => Promise<boolean> {
  const kit = useKit()
  const root = useContext(StyleRootContext)
  return async (value) => {
    const isCopied = await copyText(value, root)
    if (!isCopied) kit.showToast({ variant: 'error', message: 'common.copyFailed' })
    return isCopied
  }
}

/** Returns a function that copies text and shows the outcome in a toast. For menus, which close immediately. */
export function useCopy(): (value: string) => void {
  const kit = useKit()
  const copy = useQuietCopy()
  return (value) =>
    void copy(value).then((isCopied) => {
      if (isCopied) kit.showToast({ variant: 'success', message: 'common.copied' })
    })
}

const confirmedMs = 2_000

/**
 * Returns a function that copies text, and whether that was within the last two seconds, so that the pressed element itself can confirm it.
 */
export function useConfirmedCopy(): { readonly isCopied: boolean; readonly copy: (value: string) => void } {
  const copy = useQuietCopy()
  const { clock } = useKit().ports
  const [copied, setCopied] = useState<object>()
  useLayoutEffect(() => {
    if (copied) return clock.setTimeout(() => setCopied(undefined), confirmedMs)
  }, [clock, copied])
  return {
    isCopied: copied !== undefined,
    copy: (value) => void copy(value).then((isDone) => isDone && setCopied({})),
  }
}
