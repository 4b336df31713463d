import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
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
 * The views of `siwx(config)` and their row in the account settings. Pass it to `features` of `KitModal`.
 *
 * @example <KitModal features={[siwxFeature]} />
 */
export const siwxFeature: Feature = defineFeature({
  id: 'siwx',
  texts: localizedTexts(
    () => import('./views.js').then(({ en }) => en),
    () => import('./locales.data.js').then(({ locales }) => locales),
  ),
  views: groupViews(
    () => import('./views.js'),
    ['SIWXSignMessage', 'ConnectingSiwe', 'DataCapture', 'DataCaptureOtpConfirm'],
  ),
  settingsRows: [
    {
      id: 'session',
      section: 'access',
      isShown: ({ plugins }) => ((plugins as Plugins).siwx?.state.getState().status ?? 'idle') !== 'idle',
      dependencies: ({ plugins }) => {
        const { siwx } = plugins as Plugins
        return siwx === undefined ? [] : [siwx.state]
      },
      load: () => import('./views.js').then(({ SessionRow }) => SessionRow),
    },
  ],
})
