import type { Connector } from '@kit/core/adapter'
import type { EmailChange } from './change/createEmailChange.js'
import type { EmbeddedApi } from './EmbeddedApi.js'
import type { EmailLoginCommands } from './email/createEmailLogin.js'
import type { SocialLogin } from './social/createSocialLogin.js'

/** The lazy-loaded services of the embedded wallet. */
export type EmbeddedServices = EmailChange &
  EmailLoginCommands &
  SocialLogin &
  Pick<Connector, 'connect' | 'reconnect'> &
  Pick<
    EmbeddedApi,
    'prepare' | 'connectPasskey' | 'cancel' | 'open' | 'moveFrameToTop' | 'setAppearance' | 'setPreferredAccountType'
  >
