import type { Observable } from 'rxjs'
import type { SignInCall } from '../commands/signIn.js'
import type { TimedKitEvent } from '../event/KitEvent.js'
import type { PairingRequest } from '../flows/createPairings.js'
import type { Contributions } from '../state/Contributions.js'

/** What the engine does for plugins beside its commands: there once it is loaded. */
export type PluginServices = {
  /** The timeline. A subscriber first gets what happened while the plugin's code loaded: mostly events of a restore. */
  readonly events$: Observable<TimedKitEvent>
  /**
   * Asks a wallet to sign in with a text of CAIP-122, by its own method for it where it has one. `message` of the answer is what was signed.
   * Rejects as `kit.signMessage`.
   */
  signIn(call: SignInCall): Promise<{ readonly message: string; readonly signature: string }>
  /** Names or pictures of accounts changed: they are read again, and shown wherever names are. */
  refreshIdentities(): void
  /** For a plugin that shows the kit. */
  readonly modal: ModalEngine
}

/** What the engine does for the plugin that shows the kit. */
export type ModalEngine = {
  /** The guards of its closing, and what holds it open. */
  readonly contributions: Pick<Contributions, 'closeGuard' | 'openHold'>
  /** The connect in progress goes on, but nobody looks at it: its namespace is not `connecting` any longer. */
  quietConnect(): void
  /** Asks for balance and identity of the active accounts, and follows them from now on: the visitor looks at the kit. */
  followAccounts(): void
  /**
   * Makes a pairing link for a visitor who waits for it, or ahead of one who may: one that is under way is taken. How it goes is the
   * kit's `pairing`.
   */
  showPairing(request: PairingRequest & { readonly isAhead?: boolean }): void
  /** Shows a pairing link that the app made itself; no connect touches it. */
  showGivenPairing(uri: string): void
  /** Nobody waits for the link any more: the pairing ends, unless the visitor may be in the wallet (Telegram, iOS Safari). */
  leavePairing(): void
}
