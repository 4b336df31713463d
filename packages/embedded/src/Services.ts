import type { Connector } from '@kit/core/adapter'
import type { EmbeddedApi } from './EmbeddedApi.js'
import type { SocialProvider } from './protocol/fields.js'

/** What the embedded wallet does once its code is there. */
export type Services = Pick<EmbeddedApi, 'prepare' | 'connectEmail' | 'verifyOtp' | 'cancel' | 'raiseFrame'> &
  Pick<Connector, 'connect' | 'reconnect'> & {
    /** With the window that the press opened; null where the browser refused it, undefined where none is needed. */
    connectSocial(provider: SocialProvider, popup: Window | null | undefined): Promise<void>
    /** Goes on where a redirect led back here with this result. */
    resumeSocial(uri: string): Promise<void>
    destroy(): void
  }
