import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    names: typeof en
  }
}

const viewNames = ['ChooseAccountName', 'RegisterAccountName', 'RegisterAccountNameSuccess', 'EditAccountName'] as const

declare module '@kit/modal' {
  interface ViewData extends Record<(typeof viewNames)[number], undefined> {}
}

/**
 * The views of `names()` and their row in the account settings. Pass it to `features` of `KitModal`.
 *
 * @example <KitModal features={[namesFeature]} />
 */
export const namesFeature: Feature = defineFeature({
  id: 'names',
  texts: localizedTexts(
    () => import('./views.js'),
    () => import('./locales.data.js'),
  ),
  views: groupViews(() => import('./views.js'), viewNames),
  settingsRows: [
    {
      id: 'name',
      isShown: ({ plugins }) => 'names' in plugins,
      load: () => import('./views.js').then(({ NameRow }) => NameRow),
    },
  ],
})
