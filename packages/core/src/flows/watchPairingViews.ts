import type { Modal } from '../modal/createModal.js'
import type { ModalState } from '../modal/ModalState.js'
import type { Pairing } from '../pairing/createPairing.js'
import { walletPlatforms } from '../pairing/walletPlatforms.js'
import type { PairingCommands } from './createStartPairing.js'

type Need = 'none' | 'prefetch' | 'show'

type Wants = {
  readonly embedded: boolean
  readonly isMobile: boolean
  /** Whether a link may be made before it is asked for: not where the page has a wallet of its own, or a pairing. */
  readonly mayPrefetch: () => boolean
}

/** Views have no effects: which of them needs a pairing link is said here. */
function needOf({ open, history }: ModalState, { embedded, isMobile, mayPrefetch }: Wants): Need {
  const top = history.at(-1)
  if (top === undefined || (!open && !embedded)) return 'none'
  if (top.name === 'ConnectingWalletConnect') {
    const platforms = walletPlatforms({ wallet: top.data.wallet, isMobile, isInstalled: false })
    return platforms.some((platform) => platform !== 'unsupported') ? 'show' : 'none'
  }
  if (!open) return 'none'
  if (top.name === 'ConnectingWalletConnectBasic') return 'show'
  return isMobile && (top.name === 'Connect' || top.name === 'AllWallets') && mayPrefetch() ? 'prefetch' : 'none'
}

/**
 * A view that shows a pairing link starts the pairing, and leaving it ends the pairing. On a phone the link is made while the
 * list is looked at, so that a tap on a wallet can open its app inside the gesture.
 */
export function watchPairingViews(deps: {
  readonly modal: Modal
  readonly pairing: Pairing
  readonly commands: PairingCommands
  readonly wants: Wants
}): () => void {
  const { modal, pairing, commands } = deps
  let last: Need = 'none'
  return modal.subscribe(() => {
    const need = needOf(modal.getState(), deps.wants)
    if (need === last) return
    const before = last
    last = need
    if (need === 'none') commands.leave()
    else if (before === 'none' || !pairing.isUnderWay())
      void commands.start({ reuse: true, ...(need === 'prefetch' && { quiet: true }) })
  })
}
