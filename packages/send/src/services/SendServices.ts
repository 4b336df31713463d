import type { ApiClient } from '@kit/api'
import type { KitError } from '@kit/core'
import type { PluginContext, ScopeWatch, TransferPlan } from '@kit/core/plugin'
import type { ReceiverSearch } from '../receiver/createReceiverSearch.js'
import type { Recents } from '../receiver/createRecents.js'
import type { SendOrigin, SendState } from '../SendState.js'
import type { Tokens } from './createTokens.js'
import type { Place } from './Place.js'

/** What the commands of sending work with. */
export type SendServices = Pick<PluginContext, 'emit' | 'kit' | 'ports'> & {
  readonly api: ApiClient | undefined
  readonly recents: Recents
  getState(): SendState
  /** Changes the form, and everything that follows from it: validation, warnings, the plan. */
  change(patch: Partial<SendState>): void
  /** Undefined while nobody is connected. */
  place(): Place | undefined
  /** Of the form: they end when another account or network is used. */
  readonly scopes: Pick<ScopeWatch<SendOrigin, SendState>, 'current'>
  readonly receivers: Pick<ReceiverSearch, 'find' | 'found'>
  /** Tries the transfer on the chain now. Undefined where the chain can't. Rejects with what would go wrong. */
  tryTransfer(
    what: { readonly to: string; readonly amount: bigint | 'max' },
    signal?: AbortSignal,
  ): Promise<TransferPlan | undefined>
  readonly tokens: Tokens
  /** Tries the transfer again, where that failed. */
  tryAgain(): void
  /** Reads the balance of what is sent past the cache. Never rejects. */
  readBalance(): Promise<void>
  /** The answer that an app waits for, until the visitor leaves. */
  ask(left: AbortSignal): Promise<{ readonly hash: string }>
  /** Gives the app that waits its answer. */
  settle(answer: { readonly hash: string }): void
  /** The wallet refused: the app that waits goes on waiting, unless the visitor left in the meantime. */
  refused(error: KitError): void
  /** Gives up the plan that is being made, for one that is made now. */
  holdPlan(): void
  /** An empty form, with what was found out about the sender. */
  clear(patch?: Partial<SendState>): void
}
