'use client'
import { useContext } from 'react'
import { useKit } from '../kit/useKit.js'
import { StyleRootContext } from '../theme/useStyles.js'
import { copyText } from './copyText.js'

/** Returns a function that copies text and shows the outcome in a toast. */
export function useCopy(): (value: string) => void {
  const kit = useKit()
  const root = useContext(StyleRootContext)
  return (value) =>
    void copyText(value, root).then((isCopied) =>
      kit.showToast(
        isCopied
          ? { variant: 'success', message: 'common.copied' }
          : { variant: 'error', message: 'common.copyFailed' },
      ),
    )
}
