import type { ModalServices } from '../state/ModalServices.js'

/**
 * When the active account goes while a view shows it, that view goes too (rule screens-28), a feature's like the kit's own: to the
 * wallets that are still connected, or else the modal closes. Wallets may go one after the other, as those of a pairing do that
 * spans several families: the last one that goes closes the list of them.
 */
export function watchAccountGone({ connectedViews, kit, modal }: ModalServices): () => void {
  const { active, connections } = kit
  const look = () => ({
    has: active.getState().account !== undefined,
    count: connections.getState().connections.length,
  })
  let last = look()

  function follow(): void {
    const before = last
    last = look()
    const isGone = before.has && !last.has
    const isLast = before.count > 0 && last.count === 0
    const top = modal.getState().history.at(-1)?.name
    if ((!isGone && !isLast) || top === undefined || !connectedViews.has(top)) return
    if (isLast) modal.close({ force: true })
    else if (isGone && top !== 'ProfileWallets') modal.reset('ProfileWallets')
  }

  const ends = [active.subscribe(follow), connections.subscribe(follow)]
  return () => {
    for (const end of ends) end()
  }
}
