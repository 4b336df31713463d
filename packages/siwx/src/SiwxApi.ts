import type { Plugin, ReadableStore } from '@kit/core'
import type { WalletTarget } from '@kit/core/plugin'
import type { EmailCapture } from './capture/CaptureState.js'
import type { SiwxSession } from './check/SiwxSession.js'
import type { SiwxState } from './flow/SiwxState.js'

/** `kit.plugins.siwx`: signing in, with or without views. */
export type SiwxApi = {
  /** Where the sign-in of the account in use stands. */
  readonly state: ReadableStore<SiwxState>
  /** Confirming an e-mail address before the sign-in, where the config asks for one. */
  readonly emailCapture?: EmailCapture
  /** Makes the message ahead of the visitor's press, so that the wallet can be asked inside it: `preparing`, then `ready`. */
  prepare(): void
  /**
   * Signs the account in: the wallet is asked to sign, at once where the message is `ready`. Needs no modal. A second call meanwhile is
   * the same.
   *
   * `isHardware`: by a transaction that is never sent, for hardware wallets on Solana, which sign no text.
   *
   * @throws KitError `siwx/*`
   * @example const { data } = await kit.plugins.siwx.signIn()
   */
  signIn(target?: WalletTarget & { readonly isHardware?: boolean }): Promise<SiwxSession>
  /**
   * The visitor does not sign in. Where signing in is required, the wallet goes back to the last network that this account is signed in
   * on, or is disconnected.
   */
  cancel(): Promise<void>
  /** Ends the sessions of an account. */
  signOut(target?: WalletTarget): Promise<void>
  /** The sessions of an account that hold now. */
  getSessions(target?: WalletTarget): Promise<readonly SiwxSession[]>
}

/** The plugin that signs in. */
export type SiwxPlugin = Plugin<'siwx', SiwxApi>
