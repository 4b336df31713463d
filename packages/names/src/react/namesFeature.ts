import { defineFeature, type Feature, groupViews } from '@kit/react-ui/feature'
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
  texts: {
    en: () => import('./views.js').then(({ en }) => en),
    ar: () => import('./ar.data.js').then(({ ar }) => ar),
  },
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
