import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    names: typeof en
  }
}

declare module '@kit/modal' {
  interface ViewData {
    ChooseAccountName: undefined
    RegisterAccountName: undefined
    RegisterAccountNameSuccess: undefined
    EditAccountName: undefined
  }
}

/**
 * The views of `names()` and their row in the account settings. Pass it to `features` of `KitModal`.
 *
 * @example <KitModal features={[namesFeature]} />
 */
export const namesFeature: Feature = defineFeature({
  id: 'names',
  texts: localizedTexts(
    () => import('./views.js').then(({ en }) => en),
    () => import('./locales.data.js').then(({ locales }) => locales),
  ),
  views: groupViews(
    () => import('./views.js'),
    ['ChooseAccountName', 'RegisterAccountName', 'RegisterAccountNameSuccess', 'EditAccountName'],
  ),
  settingsRows: [
    {
      id: 'name',
      isShown: ({ plugins }) => 'names' in plugins,
      load: () => import('./views.js').then(({ NameRow }) => NameRow),
    },
  ],
})
