import type { Connector } from '@kit/core/adapter'
import type { EmailChange } from './change/createEmailChange.js'
import type { EmbeddedApi } from './EmbeddedApi.js'
import type { EmailLogin } from './email/createEmailLogin.js'
import type { SocialLogin } from './social/createSocialLogin.js'

/** What the embedded wallet does once its code is there. */
export type EmbeddedServices = EmailChange &
  EmailLogin &
  SocialLogin &
  Pick<Connector, 'connect' | 'reconnect'> &
  Pick<
    EmbeddedApi,
    'prepare' | 'connectPasskey' | 'cancel' | 'open' | 'raiseFrame' | 'setAppearance' | 'setPreferredAccountType'
  >
