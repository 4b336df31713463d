import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { SiwxApi } from '../SiwxApi.js'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    siwx: typeof en
  }
}

const viewNames = ['SIWXSignMessage', 'ConnectingSiwe', 'DataCapture', 'DataCaptureOtpConfirm'] as const

declare module '@kit/modal' {
  interface ViewData extends Record<(typeof viewNames)[number], undefined> {}
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
    () => import('./views.js'),
    () => import('./locales.data.js'),
  ),
  views: groupViews(() => import('./views.js'), viewNames),
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
