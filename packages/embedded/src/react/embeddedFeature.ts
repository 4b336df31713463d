import type { Kit } from '@kit/core'
import { defineFeature, type Feature } from '@kit/react-ui/feature'
import type { EmbeddedApi } from '../EmbeddedApi.js'
import type { SocialProvider } from '../protocol/fields.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    embedded: typeof en
  }
}

declare module '@kit/modal' {
  interface ViewData {
    EmailVerifyDevice: undefined
    EmailVerifyOtp: undefined
    ApproveTransaction: undefined
    ConnectSocials: undefined
    ConnectingSocial: { readonly provider: SocialProvider }
    ConnectingFarcaster: undefined
  }
}

const offersOf = ({ plugins }: Kit): EmbeddedApi['offers'] | undefined =>
  (plugins as { readonly embedded?: EmbeddedApi }).embedded?.offers

/**
 * The views of the embedded wallet, its e-mail field and its social logins above the wallets: pass it to `KitModal` as one of its `features`.
 *
 * @example <KitModal features={[embeddedFeature]} />
 */
export const embeddedFeature: Feature = defineFeature({
  id: 'embedded',
  texts: {
    en: () => import('./en.data.js').then(({ en }) => en),
    ar: () => import('./ar.data.js').then(({ ar }) => ar),
  },
  views: {
    EmailVerifyDevice: () =>
      import('./EmailVerifyDevice.js').then(({ emailVerifyDeviceView }) => emailVerifyDeviceView),
    EmailVerifyOtp: () => import('./EmailVerifyOtp.js').then(({ emailVerifyOtpView }) => emailVerifyOtpView),
    ApproveTransaction: () =>
      import('./ApproveTransaction.js').then(({ approveTransactionView }) => approveTransactionView),
    ConnectSocials: () => import('./ConnectSocials.js').then(({ connectSocialsView }) => connectSocialsView),
    ConnectingSocial: () => import('./ConnectingSocial.js').then(({ connectingSocialView }) => connectingSocialView),
    ConnectingFarcaster: () =>
      import('./ConnectingFarcaster.js').then(({ connectingFarcasterView }) => connectingFarcasterView),
  },
  connectMethods: [
    {
      id: 'email',
      order: 10,
      isShown: (kit) => offersOf(kit)?.email === true,
      load: () => import('./EmailLogin.js').then(({ EmailLogin }) => EmailLogin),
    },
    {
      id: 'socials',
      order: 20,
      isShown: (kit) => (offersOf(kit)?.socials.length ?? 0) > 0,
      load: () => import('./SocialLogins.js').then(({ SocialLogins }) => SocialLogins),
    },
  ],
})
