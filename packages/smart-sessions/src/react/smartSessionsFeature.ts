import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    smartSessions: typeof en
  }
}

const viewNames = ['SmartSessionCreated', 'SmartSessionList'] as const

declare module '@kit/modal' {
  interface ViewData extends Record<(typeof viewNames)[number], undefined> {}
}

/**
 * The views of `smartSessions()` and their row in the settings of an EVM account. Pass it to `features` of `KitModal`.
 *
 * @example <KitModal features={[smartSessionsFeature]} />
 */
export const smartSessionsFeature: Feature = defineFeature({
  id: 'smartSessions',
  texts: localizedTexts(
    () => import('./views.js'),
    () => import('./locales.data.js'),
  ),
  views: groupViews(() => import('./views.js'), viewNames),
  settingsRows: [
    {
      id: 'sessions',
      section: 'access',
      isShown: ({ plugins, active }) => 'smartSessions' in plugins && active.getState().account?.namespace === 'eip155',
      load: () => import('./views.js').then(({ SessionsRow }) => SessionsRow),
    },
  ],
})
