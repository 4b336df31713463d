import type { Observable } from 'rxjs'
import type { SignInCall } from '../commands/signIn.js'
import type { Connect } from '../connection/createConnect.js'
import type { TimedKitEvent } from '../event/KitEvent.js'
import type { Pairings } from '../flows/createPairings.js'
import type { Reads } from '../flows/createReads.js'
import type { Contributions } from '../state/Contributions.js'

/** Services that the engine provides to plugins in addition to commands. Available once the engine is loaded. */
export type PluginServices = {
  /**
   * The kit's events. New subscribers first receive the events emitted while the plugin's code was loading, mostly those of a restore. Code
   * of the stage `use`, or with a storage key, receives only later ones.
   */
  readonly events$: Observable<TimedKitEvent>
  /**
   * Requests a CAIP-122 sign-in, with the wallet's own method if it has one. The returned `message` is the text that was signed. Rejects
   * with the errors of `kit.signMessage`.
   */
  signIn(call: SignInCall): Promise<{ readonly message: string; readonly signature: string }>
  /** Reads the names and avatars of accounts again, after they changed. */
  refreshIdentities(): void
  /** Services for the plugin that renders the kit. */
  readonly modal: ModalEngine
}

/** Engine services for the plugin that renders the kit. */
export type ModalEngine = {
  readonly connecting: Pick<Connect, 'detach'>
  readonly contributions: Contributions
  readonly pairing: Pick<Pairings, 'leave' | 'show' | 'showGiven'>
  readonly reads: Pick<Reads, 'follow'>
}
