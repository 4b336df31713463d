import type { SignedSessionProof } from '@kit/api'
import type { PluginContext, Store } from '@kit/core/plugin'
import type { TakenBack } from './createTakenBack.js'
import type { SmartSessionsOptions } from './SmartSessionsOptions.js'
import type { SmartSessionsState } from './SmartSessionsState.js'

/** An account in use on a network, while it is. */
export type InUse = {
  readonly networkId: `${string}:${string}`
  readonly address: string
  /** CAIP-10. */
  readonly account: `${string}:${string}:${string}`
  /** Aborts when another account or network is used. */
  readonly left: AbortSignal
}

/** What the commands work with. */
export type SmartSessionsServices = SmartSessionsOptions & {
  readonly context: PluginContext
  readonly store: Store<SmartSessionsState>
  /** The account in use. @throws KitError `connection/notConnected` */
  inUse(): InUse
  /** Changes the state, while it is about this account. */
  change(about: InUse, fields: (now: SmartSessionsState) => Partial<SmartSessionsState>): void
  /** What runs for the account in use, by its name: it is not begun twice. */
  readonly running: Map<string, Promise<void>>
  /** The account's own word that it asks for the list, by account (CAIP-10), while the kit lives. */
  readonly proofs: Map<string, SignedSessionProof>
  readonly takenBack: TakenBack
  destroy(): void
}
