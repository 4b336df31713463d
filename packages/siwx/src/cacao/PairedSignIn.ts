import type { Account, CaipNetworkId, KitError } from '@kit/core'
import type { PluginContext, SignInRequest } from '@kit/core/plugin'
import type { SiwxConfig } from '../config/SiwxConfig.js'

/** Sign-in requests that are part of a wallet connection. Updated as requests are made and answered. */
export type PairedSignIn = {
  /** The pending request for these networks. Reused by later links as long as the request is the same. */
  request?:
    | { readonly request: SignInRequest; readonly networkIds: readonly CaipNetworkId[]; readonly atMs: number }
    | undefined
  /**
   * The last response, for the accounts that it connects. `failure` resolves with the reason sign-in failed, or undefined if it succeeded,
   * and never rejects.
   */
  response?: { readonly accounts: readonly Account[]; readonly failure: Promise<KitError | undefined> } | undefined
}

/** Dependencies for signing in while a wallet connects. */
export type PairedDependencies = {
  readonly config: SiwxConfig
  readonly context: PluginContext
  readonly pairedSignIn: PairedSignIn
  /** Runs a step of the app with its time limit. */
  limited<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Resolves when no revocation is in progress. */
  revoked(): Promise<void>
}
