import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'

/**
 * Closes views of an account when it disconnects (rule screens-28), including those of features. Shows the wallets that are still
 * connected, or else closes the modal. A pairing over several namespaces disconnects them one by one; only the last one closes the wallet
 * list. A toast says why the view has closed, unless the user disconnected.
 */
export function watchAccountDisconnected({ connectedViews, events$, kit, modal, toasts }: ModalServices): () => void {
  const { active, connections } = kit
  const snapshot = () => [active.getState().account !== undefined, connections.getState().connections.length] as const
  let last = snapshot()
  let mustNotify = false

  function follow(): void {
    const [had, before] = last
    last = snapshot()
    const [has, count] = last
    const isLast = before > 0 && count === 0
    const { history, open } = modal.getState()
    const top = history.at(-1)?.name
    if ((!isLast && (has || !had)) || top === undefined || !connectedViews.has(top)) return
    mustNotify ||= open || kit.options.inline === true
    if (isLast) modal.close({ force: true })
    else if (top !== 'ProfileWallets') modal.reset('ProfileWallets')
  }

  const ends = [
    active.subscribe(follow),
    connections.subscribe(follow),
    watchEvents(events$, (event) => {
      if (event.type !== 'connection/disconnected') return
      // The user's own disconnect needs no explanation. A locked wallet has no accounts, but is still connected.
      if (mustNotify && event.reason !== 'user-disconnected' && event.reason !== 'no-accounts')
        toasts.show({ variant: 'success', message: 'toast.disconnected' })
      mustNotify = false
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
