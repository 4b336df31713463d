import type { Wallet } from '../directory/Wallet.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { type Expiry, expireAfter } from '../ports/expireAfter.js'
import type { ClockPort } from '../ports/Ports.js'
import { startStopwatch } from '../ports/startStopwatch.js'
import { readable, type Store, type Transition } from '../store/createStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { LinkingState, PairingState } from './PairingState.js'

/** The writable pairing state. */
export type Pairing = ReadableStore<PairingState> & {
  /** Call when a connect over a pairing link starts. */
  started(): void
  /** Sets the wallet that the link is for; undefined for any wallet. */
  choose(wallet: Wallet | undefined): void
  /** Call when the connect has a link. */
  linked(uri: string): void
  /** Shows a link that the app created itself. Connects don't change it. */
  showGiven(uri: string): void
  /** Call when the connect ends, without an error if it succeeded or was cancelled. */
  ended(error?: KitError): void
  /** Resets the state once no view shows it. */
  reset(): void
  /** Returns whether a pairing is in progress whose link isn't about to expire. */
  isInProgress(): boolean
  /** Returns whether a retry is allowed now: at least one second after the last attempt. */
  mayRetry(): boolean
  /** Call when the page is opened in the wallet's own browser instead of pairing. */
  browsing(wallet: Wallet, href: string): void
  /** Call when a wallet app is opened. */
  linking(link: { readonly name: string; readonly href: string }): void
  /** Call when the page is hidden or visible again. */
  visibilityChanged(isVisible: boolean): void
  destroy(): void
}

export type PairingNeeds = {
  readonly store: Store<PairingState>
  readonly clock: ClockPort
  readonly isOnline: () => boolean
  /** Called when the link expired, or when none was created in time. */
  onAbandoned(reason: 'expired' | 'noLink'): void
}

/** Times of pairing in milliseconds (rules constants-2, mobile-8). */
const pairingTimes = {
  /** Lifetime of a pairing link in the view. The protocol's own is 5 minutes. */
  expiryMs: 240_000,
  /** A link this close to its expiry counts as expired. */
  expiryWindowMs: 10_000,
  retryMs: 1_000,
  /** Time limit for the relay to create a link. */
  linkTimeoutMs: 20_000,
  /** If a deep link hasn't hidden the page within this time, it didn't open anything. */
  openedWithinMs: 2_000,
}

const idle: PairingState = { status: 'idle' }

/**
 * Creates the state machine of a pairing link (rule states-17). The link is prepared, then ready for 4 minutes minus the last 10 seconds.
 * Then it is expired, or declined or failed when the connect ends. It starts no connects: `onAbandoned` reports when to end one. If the
 * page was suspended past the expiry, the relay first gets time to deliver an approval that was given in time.
 */
export function createPairing({ clock, isOnline, onAbandoned, store }: PairingNeeds): Pairing {
  let isGiven = false
  let wallet: Wallet | undefined
  /** Time since the last attempt started, in milliseconds. */
  let sinceStart = () => Number.POSITIVE_INFINITY
  let expiry: Expiry | undefined
  let endTimer: (() => void) | undefined
  let endLinkTimer: (() => void) | undefined

  function enter(next: PairingState): void {
    endTimer?.()
    endLinkTimer?.()
    expiry?.cancel()
    endTimer = endLinkTimer = expiry = undefined
    store.update((state) => (state.status === 'idle' && next.status === 'idle' ? state : next))
  }

  function abandon(reason: 'expired' | 'noLink'): void {
    if (reason === 'expired') enter({ status: 'expired' })
    else end(isOnline() ? noLink() : offline())
    onAbandoned(reason)
  }

  const end = (error?: KitError) => enter(endOf(error, clock.now() + Math.max(0, pairingTimes.retryMs - sinceStart())))

  function watchOpened(): void {
    endLinkTimer?.()
    endLinkTimer = clock.setTimeout(() => store.update(relinked('notOpened', ['opening'])), pairingTimes.openedWithinMs)
  }

  const chosen = () => (wallet === undefined ? {} : { wallet })

  function linked(uri: string): void {
    enter({ status: 'ready', uri, ...chosen(), expiresAtMs: clock.now() + pairingTimes.expiryMs })
    expiry = expireAfter(clock, pairingTimes.expiryMs - pairingTimes.expiryWindowMs, () => abandon('expired'))
  }

  return {
    ...readable(store),
    started() {
      isGiven = false
      sinceStart = startStopwatch(clock)
      enter({ status: 'preparing', ...chosen() })
      endTimer = clock.setTimeout(() => abandon('noLink'), pairingTimes.linkTimeoutMs)
    },
    choose(next) {
      if (next === wallet) return
      wallet = next
      store.update(walletChosen(chosen()))
    },
    linked,
    showGiven(uri) {
      isGiven = true
      linked(uri)
    },
    ended(error) {
      const { status } = store.getState()
      if (!isGiven && (status === 'preparing' || status === 'ready')) end(error)
    },
    reset() {
      isGiven = false
      enter(idle)
    },
    isInProgress: () => (expiry === undefined ? store.getState().status === 'preparing' : expiry.leftMs() > 0),
    mayRetry: () => sinceStart() >= pairingTimes.retryMs,
    browsing(next, href) {
      enter({ status: 'inAppBrowser', wallet: next, linking: { name: next.name, href, status: 'opening' } })
      watchOpened()
    },
    linking(link) {
      if (store.getState().status === 'ready') watchOpened()
      store.update(opening(link))
    },
    visibilityChanged(isVisible) {
      expiry?.check()
      store.update(relinkedOnVisibility(isVisible))
    },
    destroy: () => enter(idle),
  }
}

/** Returns the final state of a connect, without an error if it succeeded or was cancelled. */
function endOf(error: KitError | undefined, retryAtMs: number): PairingState {
  if (error === undefined) return idle
  if (isKitError(error, 'pairing/expired')) return { status: 'expired' }
  if (isKitError(error, 'connection/rejected')) return { status: 'declined', error }
  return { status: 'failed', error, retryAtMs }
}

/** Starts opening the wallet's app. */
const opening =
  (link: { readonly name: string; readonly href: string }): Transition<PairingState> =>
  (state) =>
    state.status === 'ready' ? { ...state, linking: { ...link, status: 'opening' } } : state

/** Updates the status of the wallet's app if it is currently one of `from`. */
const relinked =
  (status: LinkingState['status'], from: readonly LinkingState['status'][]): Transition<PairingState> =>
  (state) =>
    'linking' in state && from.includes(state.linking?.status)
      ? { ...state, linking: { ...state.linking, status } }
      : state

/** A hidden page means that the wallet's app is open. */
const relinkedOnVisibility = (isVisible: boolean): Transition<PairingState> =>
  isVisible ? relinked('returned', ['inWallet']) : relinked('inWallet', ['opening', 'notOpened', 'returned'])

/** Sets the wallet of a link that is being created or shown. */
const walletChosen =
  (chosen: { readonly wallet?: Wallet }): Transition<PairingState> =>
  (state) => {
    if (state.status !== 'preparing' && state.status !== 'ready') return state
    const { wallet: _, ...rest } = state
    return { ...rest, ...chosen }
  }

const noLink = (): KitError =>
  new KitError('pairing/noLink', { shortMessage: 'Creating a pairing link timed out: the relay is unreachable.' })
const offline = (): KitError => new KitError('network/offline', { shortMessage: 'The page is offline.' })
