import type { Wallet } from '../directory/Wallet.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { type Expiry, expireAfter } from '../ports/expireAfter.js'
import type { ClockPort } from '../ports/Ports.js'
import { startStopwatch } from '../ports/startStopwatch.js'
import { readable, type Store, type Transition } from '../store/createStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { LinkingState, PairingState } from './PairingState.js'

/** The pairing, writable. */
export type Pairing = ReadableStore<PairingState> & {
  /** A connect over a pairing link began. */
  started(): void
  /** The wallet that the link is for, from now on; undefined for any. */
  choose(wallet: Wallet | undefined): void
  /** The connect has a link. */
  linked(uri: string): void
  /** The app made a link itself: no connect changes it. */
  showGiven(uri: string): void
  /** The connect ended: without an error when it succeeded or was cancelled. */
  ended(error?: KitError): void
  /** No view shows it any more. */
  reset(): void
  /** Whether one is under way whose link, if there already, is not about to expire. */
  isUnderWay(): boolean
  /** Whether a new try is allowed now: not within a second of the last. */
  mayRetry(): boolean
  /** This page is being opened in the wallet's own browser, in place of a pairing. */
  browsing(wallet: Wallet, href: string): void
  /** A wallet app is being opened. */
  linking(link: { readonly name: string; readonly href: string }): void
  /** The page was hidden, or is seen again. */
  visibilityChanged(isVisible: boolean): void
  destroy(): void
}

/** What {@link createPairing} works with. */
export type PairingNeeds = {
  readonly store: Store<PairingState>
  readonly clock: ClockPort
  readonly isOnline: () => boolean
  /** The link expired, or none came. */
  onGivenUp(reason: 'expired' | 'noLink'): void
}

/** Times of pairing in milliseconds (rules constants-2, mobile-8). */
const pairingTimes = {
  /** Life of a pairing link in the view. The protocol's own is 5 minutes. */
  expiryMs: 240_000,
  /** A link this close to its end counts as expired. */
  expiryWindowMs: 10_000,
  retryMs: 1_000,
  /** How long a relay may take to give a link. */
  linkTimeoutMs: 20_000,
  /** A deep link that has not hidden the page by then did not open anything. */
  openedWithinMs: 2_000,
}

const idle: PairingState = { status: 'idle' }

/**
 * The state machine of a pairing link (rule states-17): preparing; ready for 4 minutes less the last 10 seconds;
 * then expired; declined or failed as the connect ends. It makes no connection: `onGivenUp` says when to end one. A link whose end the page
 * slept through expires only after the relay had time to deliver an approval that was given in time.
 */
export function createPairing({ clock, isOnline, onGivenUp, store }: PairingNeeds): Pairing {
  let isGiven = false
  let wallet: Wallet | undefined
  /** How long ago the last try began. */
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

  function giveUp(reason: 'expired' | 'noLink'): void {
    if (reason === 'expired') enter({ status: 'expired' })
    else end(isOnline() ? noLink() : offline())
    onGivenUp(reason)
  }

  const end = (error?: KitError) => enter(endOf(error, clock.now() + Math.max(0, pairingTimes.retryMs - sinceStart())))

  function watchOpened(): void {
    endLinkTimer?.()
    endLinkTimer = clock.setTimeout(() => store.update(relinked('notOpened', ['opening'])), pairingTimes.openedWithinMs)
  }

  const chosen = () => (wallet === undefined ? {} : { wallet })

  function linked(uri: string): void {
    enter({ status: 'ready', uri, ...chosen(), expiresAtMs: clock.now() + pairingTimes.expiryMs })
    expiry = expireAfter(clock, pairingTimes.expiryMs - pairingTimes.expiryWindowMs, () => giveUp('expired'))
  }

  return {
    ...readable(store),
    started() {
      isGiven = false
      sinceStart = startStopwatch(clock)
      enter({ status: 'preparing', ...chosen() })
      endTimer = clock.setTimeout(() => giveUp('noLink'), pairingTimes.linkTimeoutMs)
    },
    choose(next) {
      if (next === wallet) return
      wallet = next
      store.update(rechosen(chosen()))
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
    isUnderWay: () => (expiry === undefined ? store.getState().status === 'preparing' : expiry.leftMs() > 0),
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
      store.update(isVisible ? relinked('returned', ['away']) : relinked('away', ['opening', 'notOpened', 'returned']))
    },
    destroy: () => enter(idle),
  }
}

/** How a connect ended, for the view: without an error when it succeeded or was cancelled. */
function endOf(error: KitError | undefined, retryAtMs: number): PairingState {
  if (error === undefined) return idle
  if (isKitError(error, 'pairing/expired')) return { status: 'expired' }
  if (isKitError(error, 'connection/rejected')) return { status: 'declined', error }
  return { status: 'failed', error, retryAtMs }
}

/** The wallet's app is being opened. */
const opening =
  (link: { readonly name: string; readonly href: string }): Transition<PairingState> =>
  (state) =>
    state.status === 'ready' ? { ...state, linking: { ...link, status: 'opening' } } : state

/** Changes how far the opening of a wallet's app is, if it is at one of the stages `from`. */
const relinked =
  (status: LinkingState['status'], from: readonly LinkingState['status'][]): Transition<PairingState> =>
  (state) =>
    'linking' in state && from.includes(state.linking?.status)
      ? { ...state, linking: { ...state.linking, status } }
      : state

/** Changes the wallet of a link that is made or shown. */
const rechosen =
  (chosen: { readonly wallet?: Wallet }): Transition<PairingState> =>
  (state) => {
    if (state.status !== 'preparing' && state.status !== 'ready') return state
    const { wallet: _, ...rest } = state
    return { ...rest, ...chosen }
  }

const noLink = (): KitError =>
  new KitError('pairing/noLink', { shortMessage: 'Creating a pairing link timed out: the relay is unreachable.' })
const offline = (): KitError => new KitError('network/offline', { shortMessage: 'The page is offline.' })
