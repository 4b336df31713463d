import { defineFeature, type Feature } from '@kit/react-ui/feature'
import type { SiwxApi } from '../SiwxApi.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    siwx: typeof en
  }
}

declare module '@kit/modal' {
  interface ViewData {
    SIWXSignMessage: undefined
    ConnectingSiwe: undefined
    DataCapture: undefined
    DataCaptureOtpConfirm: undefined
  }
}

type Plugins = { readonly siwx?: SiwxApi }

/**
 * The views of `siwx(config)`, and their row in the settings of the account: pass it to `KitModal` as one of its `features`.
 *
 * @example <KitModal features={[siwxFeature]} />
 */
export const siwxFeature: Feature = defineFeature({
  id: 'siwx',
  texts: {
    en: () => import('./en.data.js').then(({ en }) => en),
    ar: () => import('./ar.data.js').then(({ ar }) => ar),
  },
  views: {
    SIWXSignMessage: () => import('./SignIn.js').then(({ siwxSignMessageView }) => siwxSignMessageView),
    ConnectingSiwe: () => import('./SignIn.js').then(({ connectingSiweView }) => connectingSiweView),
    DataCapture: () => import('./DataCapture.js').then(({ dataCaptureView }) => dataCaptureView),
    DataCaptureOtpConfirm: () =>
      import('./DataCaptureOtpConfirm.js').then(({ dataCaptureOtpConfirmView }) => dataCaptureOtpConfirmView),
  },
  settingsRows: [
    {
      id: 'session',
      isShown: ({ plugins }) => ((plugins as Plugins).siwx?.state.getState().status ?? 'idle') !== 'idle',
      follows: ({ plugins }) => {
        const { siwx } = plugins as Plugins
        return siwx === undefined ? [] : [siwx.state]
      },
      load: () => import('./SessionRow.js').then(({ SessionRow }) => SessionRow),
    },
  ],
})
