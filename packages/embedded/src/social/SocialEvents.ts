import type { KitErrorCode } from '@kit/core'
import type { SocialProvider } from '../protocol/fields.js'

type SocialEvent = { readonly provider: SocialProvider }

/** Events of social sign-in. */
export interface SocialEvents {
  'embedded/socialStarted': SocialEvent
  /** The user returned from the provider. */
  'embedded/socialUserDataRequested': SocialEvent
  /** The user closed the pop-up or the modal, or started another sign-in. */
  'embedded/socialCanceled': SocialEvent
  'embedded/socialSucceeded': SocialEvent
  'embedded/socialFailed': SocialEvent & { readonly code: KitErrorCode }
}

declare module '@kit/core' {
  interface PluginEvents extends SocialEvents {}
}
