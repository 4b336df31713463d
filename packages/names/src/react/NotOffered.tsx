'use client'
import { Button, EmptyState, useKit, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { nameIcon } from './useNames.js'

/** Tells the user that names aren't available for this account and offers to switch networks. */
export function NotOffered(): ReactElement {
  const kit = useKit()
  const text = useText()
  return (
    <EmptyState
      icon={nameIcon}
      action={<Button onClick={() => kit.modal.push('Networks')}>{text('names.otherNetwork')}</Button>}
    >
      {text('names.notOffered')}
    </EmptyState>
  )
}
