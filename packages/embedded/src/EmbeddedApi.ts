import type { Plugin, ReadableStore } from '@kit/core'
import type { ConnectorFactory } from '@kit/core/adapter'
import type { FrameAppearance } from './frame/FrameAppearance.js'
import type { SocialProvider } from './protocol/fields.js'
import type { EmbeddedState } from './state/EmbeddedState.js'

/** A page of the wallet on which the user manages it. */
export type WalletPage = 'recovery' | 'devices' | 'permissions' | 'export' | 'delete'

/** `kit.plugins.embedded`: signs in to the embedded wallet, with or without views. */
export type EmbeddedApi = {
  readonly state: ReadableStore<EmbeddedState>
  /**
   * Available sign-in options: those chosen by the app, without providers that don't work in this environment. Once the frame has loaded,
   * options that the operator didn't configure are removed. Reading this sends no request.
   */
  readonly signInOptions: {
    readonly email: boolean
    readonly socials: readonly SocialProvider[]
    readonly passkey: boolean
  }
  /** Preloads the frame before sign-in. */
  prepare(): void
  /**
   * Sends an email: a link on this device's first sign-in, otherwise a code. The progress is exposed in the state.
   *
   * @returns what the user does next with the email; undefined if nothing is left to do or a newer sign-in replaced this one. No second
   *   email is sent to the same address within 30 s
   * @throws KitError `embedded/cooldown`, `embedded/optionUnavailable`, `embedded/loadFailed`, `embedded/timeout`, `embedded/failed`
   * @example await kit.plugins.embedded.connectEmail('alice@example.org')
   */
  connectEmail(email: string): Promise<'device' | 'otp' | undefined>
  /**
   * Signs in with the six-digit code from the email and connects the wallet in all of its namespaces.
   *
   * @throws KitError `embedded/failed`, and those of `kit.connect`
   */
  verifyOtp(otp: string): Promise<void>
  /**
   * Signs in at a social provider and connects the wallet. Call it in a click handler because it opens a pop-up. If the browser blocks the
   * pop-up, the state becomes `blocked` and the call resolves; the next click opens the pop-up, or continues in this tab. For Farcaster no
   * pop-up is opened: the state contains the link.
   *
   * @throws KitError `connection/rejected` if the pop-up was closed; `connection/aborted` if sign-in was cancelled or replaced by a newer
   *   one; `embedded/optionUnavailable`, `embedded/loadFailed`, `embedded/timeout`, `embedded/failed`, and those of `kit.connect`
   * @example button.onclick = () => kit.plugins.embedded.connectSocial('google')
   */
  connectSocial(provider: SocialProvider): Promise<void>
  /**
   * Signs in with an existing passkey of the wallet and connects it. Neither a mailbox nor a social account is needed, and the same passkey
   * unlocks the wallet. The wallet prompts for it.
   *
   * @throws KitError `connection/rejected` if the user declines, `connection/aborted` if sign-in was cancelled or replaced by a newer one,
   *   `embedded/loadFailed`, `embedded/timeout`, `embedded/failed`, and those of `kit.connect`
   * @example await kit.plugins.embedded.connectPasskey()
   */
  connectPasskey(): Promise<void>
  /**
   * Retries the connection after a successful sign-in whose connection failed, without another code. Does nothing in any other state.
   *
   * @throws KitError as `kit.connect` does
   */
  retry(): Promise<void>
  /** Cancels the sign-in. */
  cancel(): void
  /**
   * Shows a page of the wallet until the user closes it: recovery, devices, permissions, export or deletion. Everything on it stays in the
   * frame. If the user removes this device or deletes the wallet, its connections end.
   *
   * @throws KitError `connection/rejected` if the user doesn't unlock the wallet, `embedded/failed` if no user is signed in
   * @example await kit.plugins.embedded.open('recovery')
   */
  open(page: WalletPage): Promise<void>
  /**
   * Starts changing the email address of the signed-in user. The wallet asks for confirmation and sends a code to the current address.
   * After a recent sign-in with a passkey, it sends the code to the new one. Resumes a change that a reload interrupted.
   *
   * @returns which code to enter: from the current address (`primary`) or the new one (`secondary`)
   * @throws KitError `connection/rejected` if the user declines, `connection/aborted` if a newer change replaced this one,
   *   `embedded/failed`
   * @example if ((await kit.plugins.embedded.updateEmail('alice@new.example')) === 'primary') requestCode()
   */
  updateEmail(email: string): Promise<'primary' | 'secondary'>
  /**
   * Submits the six-digit code of the current step of the change.
   *
   * @returns the next step; undefined if no code is expected
   * @throws KitError `embedded/failed`, also exposed in the state
   */
  verifyEmailChange(otp: string): Promise<'secondary' | 'done' | undefined>
  /** Cancels the email change. */
  cancelEmailChange(): void
  /**
   * Switches to the other account on EVM networks that have two: the smart account, or the standard one (`eoa`). The accounts of the
   * connection are reordered, with the selected one first. The choice is stored in the browser.
   *
   * @throws KitError `embedded/failed` if no user is signed in or no network has a smart account
   * @example await kit.plugins.embedded.setPreferredAccountType('smartAccount')
   */
  setPreferredAccountType(type: 'eoa' | 'smartAccount'): Promise<void>
  /**
   * Emits an event that only a view can observe: the user focused the email field, or opened the backup view. The views of
   * `embeddedFeature` call it.
   *
   * @example field.onfocus = () => kit.plugins.embedded.trackStep('emailSelected')
   */
  trackStep(step: 'emailSelected' | 'upgradeOpened'): void
  /**
   * Applies the page's theme and language to the frame, immediately or once it's loaded. The views of `embeddedFeature` call it.
   *
   * @example kit.plugins.embedded.setAppearance({ theme: 'dark', locale: 'ar' })
   */
  setAppearance(appearance: FrameAppearance): void
  /** Moves the frame above dialogs that opened after it. Called by the view behind it. */
  moveFrameToTop(): void
}

/** The plugin of the embedded wallet. `connector` connects it. */
export type EmbeddedPlugin = Plugin<'embedded', EmbeddedApi> & { readonly connector: ConnectorFactory }
