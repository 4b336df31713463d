import type { Plugin, ReadableStore } from '@kit/core'
import type { WalletTarget } from '@kit/core/plugin'
import type { EmailCapture } from './capture/CaptureState.js'
import type { SiwxSession } from './check/SiwxSession.js'
import type { SiwxState } from './SiwxState.js'

/** `kit.plugins.siwx`: signs in users, with or without views. */
export type SiwxApi = {
  /** State of the sign-in of the active account. */
  readonly state: ReadableStore<SiwxState>
  /** Email confirmation before sign-in, if the config includes one. */
  readonly emailCapture?: EmailCapture
  /**
   * Creates the message before the user presses the button, so the wallet can be asked inside the user gesture: `preparing`, then `ready`.
   */
  prepare(): void
  /**
   * Signs in the account. If the message is `ready`, the wallet is prompted immediately. Works without the modal. Concurrent calls share one
   * sign-in.
   *
   * `isHardware` signs a transaction that is never sent, for hardware wallets on Solana that can't sign messages.
   *
   * @throws KitError `siwx/*`
   * @example const { data } = await kit.plugins.siwx.signIn()
   */
  signIn(target?: WalletTarget & { readonly isHardware?: boolean }): Promise<SiwxSession>
  /**
   * Cancels sign-in. If sign-in is required, switches the wallet to the last network on which the account is signed in, or disconnects it.
   */
  cancel(): Promise<void>
  /** Signs out an account by revoking its sessions. */
  signOut(target?: WalletTarget): Promise<void>
  /** Returns the valid sessions of an account. */
  getSessions(target?: WalletTarget): Promise<readonly SiwxSession[]>
}

/** The sign-in plugin. */
export type SiwxPlugin = Plugin<'siwx', SiwxApi>
