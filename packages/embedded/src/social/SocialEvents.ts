import type { KitErrorCode } from '@kit/core'
import type { SocialProvider } from '../protocol/fields.js'

type SocialEvent = { readonly provider: SocialProvider }

/** What a social login puts on the timeline. */
export interface SocialEvents {
  'embedded/socialStarted': SocialEvent
  /** The visitor is back from the provider. */
  'embedded/socialUserDataRequested': SocialEvent
  /** The visitor closed the window or the modal, or began another login. */
  'embedded/socialCanceled': SocialEvent
  'embedded/socialSucceeded': SocialEvent
  'embedded/socialFailed': SocialEvent & { readonly code: KitErrorCode }
}

declare module '@kit/core' {
  interface PluginEvents extends SocialEvents {}
}
