'use client'
import type { ReactElement } from 'react'
import { Button } from '../part/Button.js'
import { EmptyState } from '../part/EmptyState.js'
import { useText } from '../text/useText.js'

/** Shown in place of a view, or of a part of one, that threw an error. */
export function ErrorFallback({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const text = useText()
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        action={
          <Button kind="main" onClick={onRetry}>
            {text('common.tryAgain')}
          </Button>
        }
      >
        {text('common.broken')}
      </EmptyState>
    </div>
  )
}
