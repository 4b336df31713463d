import { type ReactNode, useEffect, useState } from 'react'

/** Labels of a {@link CopyButton}: before, after, and if the browser denies access to the clipboard. */
export type CopyLabels = Readonly<Record<'idle' | 'done' | 'refused', string>>

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The clipboard is blocked or missing.
    return false
  }
}

/** Copies a text. Its label says whether that worked, until the text changes. */
export function CopyButton({ text, labels }: { readonly text: string; readonly labels: CopyLabels }): ReactNode {
  const [state, setState] = useState<keyof CopyLabels>('idle')
  useEffect(() => setState('idle'), [text])
  return (
    <button type="button" className="copy" onClick={async () => setState((await isCopied(text)) ? 'done' : 'refused')}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  )
}
