'use client'
import { useKit } from '../useKit.js'

/** Copies a text and says so in a toast. A browser that refuses leaves the text where it is. */
export function useCopy(): (value: string) => void {
  const kit = useKit()
  return (value) => {
    navigator.clipboard?.writeText(value).then(
      () => kit.showToast({ variant: 'success', message: 'common.copied' }),
      () => undefined,
    )
  }
}
