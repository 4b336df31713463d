import type { Observable } from 'rxjs'
import type { SignInCall } from '../commands/signIn.js'
import type { Connect } from '../connection/createConnect.js'
import type { TimedKitEvent } from '../event/KitEvent.js'
import type { Pairings } from '../flows/createPairings.js'
import type { Reads } from '../flows/createReads.js'
import type { createQuery, LoadableQuery } from '../query/createQuery.js'
import type { Contributions } from '../state/Contributions.js'

/** What the engine does for plugins beside its commands: there once it is loaded. */
export type PluginServices = {
  /** The timeline. A subscriber first gets what happened while the plugin's code loaded: mostly events of a restore. */
  readonly events$: Observable<TimedKitEvent>
  /** Creates the query of a value that the plugin reads. It is part of the engine's chunk, so no plugin brings it again. */
  createQuery<T>(...query: Parameters<typeof createQuery<T>>): LoadableQuery<T>
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

/** The services of the engine that the plugin that shows the kit works with. */
export type ModalEngine = {
  readonly connecting: Pick<Connect, 'quieten'>
  readonly contributions: Contributions
  readonly pairing: Pick<Pairings, 'leave' | 'show' | 'showGiven'>
  readonly reads: Pick<Reads, 'follow'>
}
