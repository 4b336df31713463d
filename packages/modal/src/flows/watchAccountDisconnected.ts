import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'

// The user's own disconnect needs no explanation. A locked wallet has no accounts, but is still connected.
const silentReasons: readonly string[] = ['user-disconnected', 'no-accounts']

/**
 * Closes views of an account when it disconnects (rule screens-28), including those of features: shows the wallets that are still
 * connected, or else closes the modal. A pairing over several namespaces disconnects them one by one; only the last one closes the wallet
 * list. A toast says why the view has closed, unless the user disconnected.
 */
export function watchAccountDisconnected({ connectedViews, events$, kit, modal, toasts }: ModalServices): () => void {
  const { active, connections } = kit
  const look = () => ({
    has: active.getState().account !== undefined,
    count: connections.getState().connections.length,
  })
  let last = look()
  let hasLeft = false

  function follow(): void {
    const before = last
    last = look()
    const isDisconnected = before.has && !last.has
    const isLast = before.count > 0 && last.count === 0
    const top = modal.getState().history.at(-1)?.name
    if ((!isDisconnected && !isLast) || top === undefined || !connectedViews.has(top)) return
    hasLeft ||= modal.getState().open || kit.options.inline === true
    if (isLast) modal.close({ force: true })
    else if (isDisconnected && top !== 'ProfileWallets') modal.reset('ProfileWallets')
  }

  const ends = [
    active.subscribe(follow),
    connections.subscribe(follow),
    watchEvents(events$, (event) => {
      if (event.type !== 'connection/disconnected') return
      if (hasLeft && !silentReasons.includes(event.reason))
        toasts.show({ variant: 'success', message: 'toast.disconnected' })
      hasLeft = false
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
