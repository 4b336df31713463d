'use client'
import { type DisconnectVariables, useDisconnect, useKit } from '@kit/react'
import { unawaited } from './unawaited.js'

/** Ends connections, and says so where the modal is still looked at. A failure has its toast from the engine. */
export function useEndConnections(): {
  readonly isEnding: boolean
  readonly end: (target: DisconnectVariables) => void
} {
  const kit = useKit()
  const { mutateAsync, status } = useDisconnect()
  async function run(target: DisconnectVariables): Promise<void> {
    await mutateAsync(target)
    if (kit.modal.getState().open || kit.options.embedded)
      kit.showToast({ variant: 'success', message: 'toast.disconnected' })
  }
  return { isEnding: status === 'pending', end: (target) => unawaited(run(target)) }
}
