import type { Connector } from '@kit/core/adapter'
import type { EmbeddedApi } from './EmbeddedApi.js'

/** What the embedded wallet does once its code is there. */
export type Services = Pick<EmbeddedApi, 'prepare' | 'connectEmail' | 'verifyOtp' | 'cancel' | 'raiseFrame'> &
  Pick<Connector, 'connect' | 'reconnect'> & { destroy(): void }
