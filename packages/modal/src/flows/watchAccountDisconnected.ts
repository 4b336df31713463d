import type { ModalServices } from '../state/ModalServices.js'

/**
 * Closes views of an account when it disconnects (rule screens-28), including those of features: shows the wallets that are still
 * connected, or else closes the modal. A pairing over several namespaces disconnects them one by one; only the last one closes the wallet
 * list.
 */
export function watchAccountDisconnected({ connectedViews, kit, modal }: ModalServices): () => void {
  const { active, connections } = kit
  const look = () => ({
    has: active.getState().account !== undefined,
    count: connections.getState().connections.length,
  })
  let last = look()

  function follow(): void {
    const before = last
    last = look()
    const isDisconnected = before.has && !last.has
    const isLast = before.count > 0 && last.count === 0
    const top = modal.getState().history.at(-1)?.name
    if ((!isDisconnected && !isLast) || top === undefined || !connectedViews.has(top)) return
    if (isLast) modal.close({ force: true })
    else if (isDisconnected && top !== 'ProfileWallets') modal.reset('ProfileWallets')
  }

  const ends = [active.subscribe(follow), connections.subscribe(follow)]
  return () => {
    for (const end of ends) end()
  }
}
