import type { ModalState } from '@kit/modal'
import type { LoginState, SocialLoginState } from '../EmbeddedState.js'
import type { SocialProvider } from '../protocol/fields.js'

/** What was so in the moment of a press on a social login. */
export type SocialPress = {
  readonly provider: SocialProvider
  /** The window; null where the browser refused it. Farcaster has none. */
  readonly popup: Window | null
  /** The first page of the window, at the login host; `isEmpty` where that host wasn't known yet, so that the window shows nothing. */
  readonly page: { readonly path: string; readonly isEmpty: boolean }
  /** Where the login stood before, and what it is since. */
  readonly before: LoginState
  readonly started: SocialLoginState
  /** The modal, if the kit has one. */
  readonly modal: ModalState | undefined
}
