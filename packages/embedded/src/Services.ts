import type { Connector } from '@kit/core/adapter'
import type { EmbeddedApi } from './EmbeddedApi.js'
import type { SocialProvider } from './protocol/fields.js'

/** What a press on a social login led to before the code was there. */
export type SocialPress = {
  /** The window that it opened; null where the browser refused it, undefined where none is needed. */
  readonly popup: Window | null | undefined
  /** It is not the first that was refused. */
  readonly wasBlocked: boolean
}

/** What the embedded wallet does once its code is there. */
export type Services = Pick<
  EmbeddedApi,
  | 'prepare'
  | 'connectEmail'
  | 'verifyOtp'
  | 'connectPasskey'
  | 'retry'
  | 'cancel'
  | 'open'
  | 'raiseFrame'
  | 'setAppearance'
  | 'updateEmail'
  | 'verifyEmailChange'
  | 'cancelEmailChange'
  | 'setPreferredAccountType'
> &
  Pick<Connector, 'connect' | 'reconnect'> & {
    connectSocial(provider: SocialProvider, press: SocialPress): Promise<void>
    /** Goes on where a redirect led back here with this result. */
    resumeSocial(uri: string): Promise<void>
    destroy(): void
  }
