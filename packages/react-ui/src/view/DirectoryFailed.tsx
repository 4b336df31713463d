'use client'
import type { ReactElement } from 'react'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { EmptyState } from '../part/EmptyState.js'
import { useText } from '../text/useText.js'

/** Stands in place of wallets that the directory did not send. */
export function DirectoryFailed(): ReactElement {
  const kit = useKit()
  const text = useText()
  return (
    <EmptyState
      icon="warning"
      action={<Button onClick={() => unawaited(kit.directory?.retry())}>{text('common.tryAgain')}</Button>}
    >
      {text('allWallets.failed')}
    </EmptyState>
  )
}
