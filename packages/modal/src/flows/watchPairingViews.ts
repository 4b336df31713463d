import { hasInjectedWallet, needsPairingLink, type Wallet, walletPlatforms } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'
import { pairingListViews } from '../state/viewKinds.data.js'
import { connectTarget } from './connectTarget.js'

type Requirement =
  | { readonly is: 'none'; readonly wallet?: undefined }
  /** `browse` is the view of a wallet that opens the page in its own browser. It needs no link, and leaving it resets the state. */
  | { readonly is: 'ahead' | 'show' | 'browse'; readonly wallet?: Wallet | undefined }

const none: Requirement = { is: 'none' }

/** Returns which pairing link the current view needs. Views have no effects themselves. */
function requirementOf({ kit, modal, ports }: ModalServices): Requirement {
  const { isMobile } = ports.platform
  const { open, history } = modal.getState()
  const top = history.at(-1)
  if (top === undefined || (!open && kit.options.inline !== true)) return none
  if (top.name === 'ConnectingWalletConnect') {
    const { wallet } = top.data
    const platforms = walletPlatforms({ wallet, isMobile, isInstalled: false })
    if (needsPairingLink(platforms)) return { is: 'show', wallet }
    return platforms.includes('inAppBrowser') ? { is: 'browse', wallet } : none
  }
  if (!open) return none
  if (top.name === 'ConnectingWalletConnectBasic') return { is: 'show' }
  return isMobile && pairingListViews.includes(top.name) && canPrepare(kit) ? { is: 'ahead' } : none
}

/** Whether a link may be prepared ahead of time: not if the page has an installed wallet or a pairing. */
function canPrepare({ connections, wallets }: ModalServices['kit']): boolean {
  const { connectors } = wallets.getState()
  const isPaired = connections.getState().connections.some(({ connector }) => connector.type === 'WALLET_CONNECT')
  return !isPaired && connectors.some(({ type }) => type === 'WALLET_CONNECT') && !hasInjectedWallet(connectors)
}

/**
 * Starts the pairing when a view needs its link, and ends it when the user leaves the view. On phones, the link is prepared while the
 * wallet list is open (rule mobile-4). A tap can then open the app within the user gesture.
 */
export function watchPairingViews(services: ModalServices): () => void {
  const { engine, modal } = services
  let last: Requirement = none
  return modal.subscribe(() => {
    const need = requirementOf(services)
    const { is, wallet } = need
    if (is === last.is && wallet === last.wallet) return
    last = need
    if (is === 'none' || is === 'browse') engine.pairing.leave()
    else void engine.pairing.show({ ...connectTarget(modal.getState()), wallet, isAhead: is === 'ahead' })
  })
}
