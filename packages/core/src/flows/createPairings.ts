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

/** What a pairing is for: the wallet to pair, and where to connect it. */
export type PairingRequest = {
  readonly wallet?: Wallet | undefined
  readonly namespace?: ChainNamespace | undefined
  readonly networkId?: CaipNetworkId | undefined
}

/** The pairing, and the connects that make its link. */
export type Pairings = Pairing & {
  /** Whether a connector pairs. */
  isPairing(connectorId: string): boolean
  /** Whether the visitor waits for the link; false while it is made ahead. */
  isLookedAt(): boolean
  /** The wallet that was to be paired last. */
  wallet(): Wallet | undefined
  /** Makes a link that is looked at, or is made ahead; one that is under way is taken. Never rejects: failures are states. */
  show(request: PairingRequest & { readonly isAhead?: boolean }): Promise<void>
  /** Makes a link anew, as the last time unless another is given; refused within a second of the last try. */
  retry(request?: PairingRequest): Promise<void>
  /** Makes a link again after it failed. */
  resume(): Promise<void>
  /** This page is being opened in the wallet's own browser: ends a pairing under way. */
  openInApp(wallet: Wallet, href: string): void
  /** Shows a link that the app made itself. */
  showGiven(uri: string): void
  /** Ends a pairing that nobody looks at any more. Telegram and iOS Safari keep theirs: the visitor is in the wallet. */
  leave(): void
}

type PairingsNeeds = Pick<State, 'attempt' | 'connectors' | 'events' | 'networks' | 'pairing' | 'ports'> & {
  readonly connecting: Connect
}

/** Creates the pairing of a kit. */
export function createPairings(needs: PairingsNeeds): Pairings {
  const { attempt, connecting, connectors, events, ports } = needs
  const { clock, platform, storage } = ports
  const pairing = createPairing({
    store: needs.pairing,
    clock,
    isOnline: () => platform.isOnline(),
    onGivenUp(reason) {
      cancel()
      if (reason === 'expired') events.emit({ type: 'pairing/expired' })
    },
  })
  let wanted: PairingRequest = {}
  let isLookedAt = false

  const isPairing = (connectorId: string) => connectors.find(connectorId)?.info.type === 'WALLET_CONNECT'

  /** Gives up the connect in progress if it is a pairing's. */
  function cancel(): void {
    const state = attempt.getState()
    if (state.status === 'waiting' && isPairing(state.connectorId)) connecting.cancel()
  }

  function want(request: PairingRequest): void {
    wanted = request
    pairing.choose(request.wallet)
  }

  async function start(isReused: boolean, isQuiet: boolean): Promise<void> {
    if (isReused && pairing.isUnderWay()) return
    const own = connectors.list.getState().find(({ info }) => info.type === 'WALLET_CONNECT')
    if (own === undefined)
      return fail(pairing, new KitError('connector/notFound', { shortMessage: 'WalletConnectConnector not found' }))
    cancel()
    forgetDeepLink(storage)
    try {
      await connect(needs, own.info.id, wanted, isQuiet)
    } catch (error) {
      // What was refused before it began has not been shown yet.
      const isShown = pairing.getState().status !== 'idle' || isKitError(error, 'connection/aborted')
      if (isKitError(error) && !isShown) fail(pairing, error)
    }
  }

  // Where a pairing outlives its view, a page must not say "connecting" long after the visitor turned to other things.
  const resume = () => start(keepsPairing(platform), keepsPairing(platform))

  return {
    ...pairing,
    isPairing,
    isLookedAt: () => isLookedAt,
    wallet: () => wanted.wallet,
    show({ isAhead = false, ...request }) {
      isLookedAt = !isAhead
      want(request)
      return start(true, isAhead || keepsPairing(platform))
    },
    async retry(request) {
      if (request !== undefined) want({ ...wanted, ...request })
      if (keepsPairing(platform) && pairing.isUnderWay()) return
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
      isLookedAt = false
      if (keepsPairing(platform) && pairing.getState().status !== 'inAppBrowser') return
      cancel()
      pairing.reset()
    },
  }
}

/** On these the visitor comes back from the wallet to a page whose view was left: its link must stay. */
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
  // A chain that cannot be paired is not asked for.
  const isKnown = namespace !== undefined && connectors.find(connectorId, namespace) !== undefined
  const target = isKnown ? { namespace, ...(networkId && { networkId }) } : {}
  const request = chooseConnector(connectors, networks, { connectorId, ...target })
  return connecting.connect({ ...request, ...(isKnown && networkId && { networkId }), quiet })
}
