'use client'
import { type DisconnectVariables, useDisconnect } from '@kit/react'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'

/** Ends connections, and says so while the modal is open. The engine shows a toast for a failure. */
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
