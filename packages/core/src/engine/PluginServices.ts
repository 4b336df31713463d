import type { SignInCall } from '../commands/signIn.js'
import type { TimedKitEvent } from '../event/KitEvent.js'
import type { PairingRequest } from '../flows/createPairings.js'
import type { createQuery } from '../query/createQuery.js'

/** What the engine does for plugins beside its commands: there once it is loaded. */
export type PluginServices = {
  /** What happened since the engine started, while the plugin's code was on its way: mostly of a restore. */
  readonly missed: readonly TimedKitEvent[]
  /** Creates the query of a value that the plugin reads. It is part of the engine's chunk, so no plugin brings it again. */
  readonly createQuery: typeof createQuery
  /** Whether every plugin allows closing what shows the kit. */
  mayClose(): boolean
  /** Whether a plugin goes on where a wallet was connected: what shows the kit stays open for it. */
  isHeldOpen(): boolean
  /**
   * Asks a wallet to sign in with a text of CAIP-122, by its own method for it where it has one. `message` of the answer is what was signed.
   * Rejects as `kit.signMessage`.
   */
  signIn(call: SignInCall): Promise<{ readonly message: string; readonly signature: string }>
  /** Looks at each text before `kit.signMessage` asks a wallet; what the check throws refuses it. Returns the end. */
  checkMessages(check: (message: string) => void): () => void
  /** The connect in progress goes on, but nobody looks at it: its namespace is not `connecting` any longer. */
  quietConnect(): void
  /** Asks for balance and identity of the active accounts, and follows them from now on: the visitor looks at the kit. */
  followAccounts(): void
  /** Names or pictures of accounts changed: they are read again, and shown wherever names are. */
  refreshIdentities(): void
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
