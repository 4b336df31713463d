'use client'
import { type DisconnectVariables, useDisconnect } from '@kit/react'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'

/** Disconnects wallets, and confirms it while the modal is open. A failure is shown as a toast elsewhere. */
export function useEndConnections(): {
  readonly isEnding: boolean
  readonly end: (target: DisconnectVariables) => void
} {
  const kit = useKit()
  const { mutateAsync, status } = useDisconnect()
  async function run(target: DisconnectVariables): Promise<void> {
    await mutateAsync(target)
    if (kit.modal.getState().open || kit.options.inline)
      kit.showToast({ variant: 'success', message: 'toast.disconnected' })
  }
  return { isEnding: status === 'pending', end: (target) => unawaited(run(target)) }
}
