import type { Connector } from '@kit/core/adapter'
import type { EmbeddedApi } from './EmbeddedApi.js'
import type { SocialPress } from './social/SocialPress.js'

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
    /** Goes on with a login that a press began, unless the visitor left it meanwhile: then it rejects with `connection/aborted`. */
    connectSocial(press: SocialPress): Promise<void>
    /** Goes on where a redirect led back here with this result. */
    resumeSocial(uri: string): Promise<void>
    destroy(): void
  }
