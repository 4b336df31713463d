import type { Account, CaipNetworkId, KitError } from '@kit/core'
import type { PluginContext, SignInRequest } from '@kit/core/plugin'
import type { SiwxConfig } from '../config/SiwxConfig.js'

/** What wallets are asked to sign while they connect. It changes as they are asked and answer. */
export type Paired = {
  /** The request for these networks, until a wallet answered it: a link that was left is good as long as it asks for the same. */
  asked?:
    | { readonly request: SignInRequest; readonly networkIds: readonly CaipNetworkId[]; readonly atMs: number }
    | undefined
  /** The last answer, for the accounts that it connects: why it signs nobody in, or undefined when it does. Does not reject. */
  answer?: { readonly accounts: readonly Account[]; readonly failure: Promise<KitError | undefined> } | undefined
}

/** What signing in while a wallet connects works with. */
export type PairedNeeds = {
  readonly config: SiwxConfig
  readonly context: PluginContext
  readonly paired: Paired
  /** Gives a step of the app's its limit of time. */
  limited<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Resolves when nothing is being ended. */
  revoked(): Promise<void>
}
