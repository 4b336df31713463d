import type { Plugin, ReadableStore } from '@kit/core'
import type { ConnectorFactory } from '@kit/core/adapter'
import type { Appearance } from './frame/Appearance.js'
import type { SocialProvider } from './protocol/fields.js'
import type { EmbeddedState } from './state/EmbeddedState.js'

/** A page of the wallet itself, which the visitor manages it on. */
export type WalletPage = 'recovery' | 'devices' | 'permissions' | 'export' | 'delete'

/** `kit.plugins.embedded`: logging in to the embedded wallet, with or without views. */
export type EmbeddedApi = {
  readonly state: ReadableStore<EmbeddedState>
  /**
   * How visitors may log in here: what the app chose, without providers that do not work where the page runs and, once the frame said it, without those that the
   * operator does not have. Nothing is asked for it.
   */
  readonly offers: { readonly email: boolean; readonly socials: readonly SocialProvider[]; readonly passkey: boolean }
  /** Loads the frame ahead of a login. */
  prepare(): void
  /**
   * Has a mail sent: a link on the first login of this device, else a code. How it goes on is the state.
   *
   * @returns what the visitor is to do with the mail; undefined when nothing is left to do, or another login began meanwhile. To the address that a mail was
   * sent to less than 30 s ago none is sent again
   * @throws KitError `embedded/coolDown`, `embedded/notOffered`, `embedded/loadFailed`, `embedded/timeout`, `embedded/failed`
   * @example await kit.plugins.embedded.connectEmail('alice@example.org')
   */
  connectEmail(email: string): Promise<'device' | 'otp' | undefined>
  /**
   * Logs in by the six digits of the mail, and connects the wallet in every namespace that it has.
   *
   * @throws KitError `embedded/failed`, and those of `kit.connect`
   */
  verifyOtp(otp: string): Promise<void>
  /**
   * Logs in at a social provider and connects the wallet. Call it in a press of the visitor: it opens a window. Where the browser refuses that, the state is
   * `blocked` and it resolves; another press opens the window, or leads there in this one. For Farcaster no window is opened: the state has the link.
   *
   * @throws KitError `connection/rejected` when the window was closed, `connection/aborted` when another login began or this one was given up,
   * `embedded/notOffered`, `embedded/loadFailed`, `embedded/timeout`, `embedded/failed`, and those of `kit.connect`
   * @example button.onclick = () => kit.plugins.embedded.connectSocial('google')
   */
  connectSocial(provider: SocialProvider): Promise<void>
  /**
   * Logs in with a passkey that the visitor made for the wallet before, and connects it: neither a mailbox nor an account elsewhere is needed, and the same touch
   * opens the wallet. The wallet asks for it.
   *
   * @throws KitError `connection/rejected` when the visitor declines, `connection/aborted` when another login began or this one was given up,
   * `embedded/loadFailed`, `embedded/timeout`, `embedded/failed`, and those of `kit.connect`
   * @example await kit.plugins.embedded.connectPasskey()
   */
  connectPasskey(): Promise<void>
  /**
   * Connects after a login that was right and a connection that failed: nothing is to be typed again. Does nothing in any other state.
   *
   * @throws KitError as `kit.connect` does
   */
  retry(): Promise<void>
  /** Gives the login up. */
  cancel(): void
  /**
   * Shows a page of the wallet until the visitor closes it: ways to unlock, devices, words and keys, deletion. What happens there stays in the frame; where the
   * visitor has the device forgotten or the wallet deleted, its connections end.
   *
   * @throws KitError `connection/rejected` when the visitor does not unlock the wallet for it, `embedded/failed` where nobody is logged in
   * @example await kit.plugins.embedded.open('recovery')
   */
  open(page: WalletPage): Promise<void>
  /**
   * Begins to change the e-mail address of who is logged in: the wallet asks whether they mean it, and a code goes to the old address. After a login by passkey a
   * moment ago it goes to the new one at once. One that a reload interrupted goes on.
   *
   * @returns whose code is to be typed: of the old address (`primary`) or of the new (`secondary`)
   * @throws KitError `connection/rejected` when the visitor declines, `connection/aborted` when another change began, `embedded/failed`
   * @example if ((await kit.plugins.embedded.updateEmail('alice@new.example')) === 'primary') askForCode()
   */
  updateEmail(email: string): Promise<'primary' | 'secondary'>
  /**
   * Takes the six digits of the step that the change is at.
   *
   * @returns what is next; undefined where nothing waits for a code
   * @throws KitError `embedded/failed`: the state says it, too
   */
  verifyEmailChange(otp: string): Promise<'secondary' | 'done' | undefined>
  /** Gives the change up. */
  cancelEmailChange(): void
  /**
   * Uses the other account on EVM networks that have both: the smart account, or the plain one (`eoa`). The connection's accounts follow, the chosen one first; it
   * stays chosen where the browser keeps something.
   *
   * @throws KitError `embedded/failed` where nobody is logged in, or no network has a smart account
   * @example await kit.plugins.embedded.setPreferredAccountType('smartAccount')
   */
  setPreferredAccountType(type: 'eoa' | 'smartAccount'): Promise<void>
  /**
   * Puts on the timeline what a view alone knows: the visitor went into the field for the e-mail address, or looked at how to keep the wallet without this site. The
   * views of `embeddedFeature` do it.
   *
   * @example field.onfocus = () => kit.plugins.embedded.note('emailSelected')
   */
  note(step: 'emailSelected' | 'upgradeOpened'): void
  /**
   * Has what the frame shows look and speak like the page: at once where it is loaded, else when it is. The views of `embeddedFeature` do it.
   *
   * @example kit.plugins.embedded.setAppearance({ theme: 'dark', locale: 'ar' })
   */
  setAppearance(appearance: Appearance): void
  /** Brings the frame above dialogs that opened since it was shown: called by the view that stands behind it. */
  raiseFrame(): void
}

/** The plugin of the embedded wallet; `connector` is what connects it. */
export type EmbeddedPlugin = Plugin<'embedded', EmbeddedApi> & { readonly connector: ConnectorFactory }
