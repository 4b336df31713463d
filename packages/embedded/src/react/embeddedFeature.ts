import { defineFeature, type Feature } from '@kit/react-ui/feature'
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
  }
}

/**
 * The views of the embedded wallet, and its e-mail field above the wallets: pass it to `KitModal` as one of its `features`.
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
  },
  connectMethods: [
    { id: 'email', order: 10, load: () => import('./EmailLogin.js').then(({ EmailLogin }) => EmailLogin) },
  ],
})
