import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connect } from '../connection/createConnect.js'
import type { Wallet } from '../directory/Wallet.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { createPairing, type Pairing } from '../pairing/createPairing.js'
import { forgetDeepLink } from '../pairing/rememberDeepLink.js'
import type { PlatformPort } from '../ports/Ports.js'
import type { State } from '../state/createState.js'
import { chooseConnector } from './chooseConnector.js'

/** Options for a pairing: the wallet to pair, and the namespace and network to connect. */
export type PairingRequest = {
  readonly wallet?: Wallet | undefined
  readonly namespace?: ChainNamespace | undefined
  readonly networkId?: CaipNetworkId | undefined
}

/** The pairing state, and control over the connects that create its link. */
export type Pairings = Pairing & {
  /** Returns whether a connector is a pairing connector. */
  isPairing(connectorId: string): boolean
  /** Returns whether the user is waiting for the link. False while it is created ahead of time. */
  isViewed(): boolean
  /** The wallet that was last selected for pairing. */
  wallet(): Wallet | undefined
  /** Creates a link to show, or one ahead of time. Reuses a link in progress. Never rejects: failures are in the state. */
  show(request: PairingRequest & { readonly isAhead?: boolean }): Promise<void>
  /** Creates a new link, by default with the last options. Ignored within one second of the last attempt. */
  retry(request?: PairingRequest): Promise<void>
  /** Creates a link again after a failure. */
  resume(): Promise<void>
  /** Ends a pairing in progress because the page is being opened in the wallet's own browser. */
  openInApp(wallet: Wallet, href: string): void
  /** Shows a link that the app created itself. */
  showGiven(uri: string): void
  /** Ends the pairing when its view is left. In Telegram and iOS Safari it continues, since the user is in the wallet. */
  leave(): void
}

type PairingsNeeds = Pick<State, 'attempt' | 'connectors' | 'events' | 'networks' | 'pairing' | 'ports'> & {
  readonly connecting: Connect
}

/** Creates the pairings of a kit. */
export function createPairings(needs: PairingsNeeds): Pairings {
  const { attempt, connecting, connectors, events, ports } = needs
  const { clock, platform, storage } = ports
  const pairing = createPairing({
    store: needs.pairing,
    clock,
    isOnline: () => platform.isOnline(),
    onAbandoned(reason) {
      cancel()
      if (reason === 'expired') events.emit({ type: 'pairing/expired' })
    },
  })
  let wanted: PairingRequest = {}
  let isViewed = false

  const isPairing = (connectorId: string) => connectors.find(connectorId)?.info.type === 'WALLET_CONNECT'

  /** Cancels the connect in progress if it belongs to a pairing. */
  function cancel(): void {
    const state = attempt.getState()
    if (state.status === 'waiting' && isPairing(state.connectorId)) connecting.cancel()
  }

  function want(request: PairingRequest): void {
    wanted = request
    pairing.choose(request.wallet)
  }

  async function start(isReused: boolean, isQuiet: boolean): Promise<void> {
    if (isReused && pairing.isInProgress()) return
    const own = connectors.list.getState().find(({ info }) => info.type === 'WALLET_CONNECT')
    if (own === undefined)
      return fail(pairing, new KitError('connector/notFound', { shortMessage: 'WalletConnectConnector not found' }))
    cancel()
    forgetDeepLink(storage)
    try {
      await connect(needs, own.info.id, wanted, isQuiet)
    } catch (error) {
      // A request that was refused before it started has not been shown yet.
      const isShown = pairing.getState().status !== 'idle' || isKitError(error, 'connection/aborted')
      if (isKitError(error) && !isShown) fail(pairing, error)
    }
  }

  // Where a pairing outlives its view, the page must not show "connecting" long after the user has moved on.
  const resume = () => start(keepsPairing(platform), keepsPairing(platform))

  return {
    ...pairing,
    isPairing,
    isViewed: () => isViewed,
    wallet: () => wanted.wallet,
    show({ isAhead = false, ...request }) {
      isViewed = !isAhead
      want(request)
      return start(true, isAhead || keepsPairing(platform))
    },
    async retry(request) {
      if (request !== undefined) want({ ...wanted, ...request })
      if (keepsPairing(platform) && pairing.isInProgress()) return
      if (pairing.mayRetry()) await resume()
    },
    resume,
    openInApp(wallet, href) {
      cancel()
      pairing.browsing(wallet, href)
    },
    showGiven(uri) {
      cancel()
      want({})
      pairing.showGiven(uri)
    },
    leave() {
      isViewed = false
      if (keepsPairing(platform) && pairing.getState().status !== 'inAppBrowser') return
      cancel()
      pairing.reset()
    },
  }
}

/** On these platforms the user returns from the wallet to a page whose view was left, so the link must stay valid. */
const keepsPairing = ({ isTelegram, os, isSafari }: PlatformPort): boolean => isTelegram || (os === 'ios' && isSafari)

function fail(pairing: Pairing, error: KitError): void {
  pairing.started()
  pairing.ended(error)
}

async function connect(
  { connecting, connectors, networks }: PairingsNeeds,
  connectorId: string,
  { namespace, networkId }: PairingRequest,
  quiet: boolean,
): Promise<unknown> {
  // Skips namespaces that can't be paired.
  const isKnown = namespace !== undefined && connectors.find(connectorId, namespace) !== undefined
  const target = isKnown ? { namespace, ...(networkId && { networkId }) } : {}
  const request = chooseConnector(connectors, networks, { connectorId, ...target })
  return connecting.connect({ ...request, ...(isKnown && networkId && { networkId }), quiet })
}
