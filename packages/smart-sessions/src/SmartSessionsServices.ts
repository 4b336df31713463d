import type { SignedSessionProof } from '@kit/api'
import type { AccountInUse, PluginContext, Scope, Store } from '@kit/core/plugin'
import type { TakenBack } from './createTakenBack.js'
import type { SmartSessionsOptions } from './SmartSessionsOptions.js'
import type { SmartSessionsState } from './SmartSessionsState.js'

/** Whose sessions they are: an account on a network, both in use. */
export type SessionsKey = AccountInUse & {
  /** CAIP-10. */
  readonly account: `${string}:${string}:${string}`
}

/** What belongs to them. */
export type SessionsScope = Scope<SessionsKey>

/** What the commands work with. */
export type SmartSessionsServices = SmartSessionsOptions & {
  readonly context: PluginContext
  readonly store: Store<SmartSessionsState>
  /** The account in use. @throws KitError `connection/notConnected` */
  inUse(): SessionsScope
  /** Changes the state, while it is about this account. */
  change(scope: SessionsScope, fields: (now: SmartSessionsState) => Partial<SmartSessionsState>): void
  /** What runs for the account in use, by its name: it is not begun twice. */
  readonly running: Map<string, Promise<void>>
  /** The account's own word that it asks for the list, by account (CAIP-10), while the kit lives. */
  readonly proofs: Map<string, SignedSessionProof>
  readonly takenBack: TakenBack
  destroy(): void
}
