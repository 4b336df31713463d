import type { Plugin, ReadableStore } from '@kit/core'
import type { ConnectorFactory } from '@kit/core/adapter'
import type { EmbeddedState } from './EmbeddedState.js'

/** `kit.plugins.embedded`: logging in to the embedded wallet, with or without views. */
export type EmbeddedApi = {
  readonly state: ReadableStore<EmbeddedState>
  /** Loads the frame ahead of a login. */
  prepare(): void
  /**
   * Has a mail sent: a link on the first login of this device, else a code. How it goes on is the state.
   *
   * @throws KitError `embedded/coolDown`, `embedded/loadFailed`, `embedded/timeout`, `embedded/failed`
   * @example await kit.plugins.embedded.connectEmail('alice@example.org')
   */
  connectEmail(email: string): Promise<void>
  /**
   * Logs in by the six digits of the mail, and connects the wallet in every namespace that it has.
   *
   * @throws KitError `embedded/failed`, and those of `kit.connect`
   */
  verifyOtp(otp: string): Promise<void>
  /** Gives the login up. */
  cancel(): void
  /** Brings the frame above dialogs that opened since it was shown: called by the view that stands behind it. */
  raiseFrame(): void
}

/** The plugin of the embedded wallet; `connector` is what connects it. */
export type EmbeddedPlugin = Plugin<'embedded', EmbeddedApi> & { readonly connector: ConnectorFactory }
