'use client'
import type { ReactElement } from 'react'
import { Button } from '../part/Button.js'
import { EmptyState } from '../part/EmptyState.js'
import { useText } from '../text/useText.js'

/** Shown in place of a view that failed to load. */
export function LoadError({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const text = useText()
  return (
    <div role="alert">
      <EmptyState
        icon="refresh"
        action={
          <Button kind="main" onClick={onRetry}>
            {text('common.tryAgain')}
          </Button>
        }
      >
        {text('common.notLoaded')}
      </EmptyState>
    </div>
  )
}
