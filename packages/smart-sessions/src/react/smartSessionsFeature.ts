import { defineFeature, type Feature, groupViews, localizedTexts } from '@kit/react-ui/feature'
import type { en } from './en.data.js'

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    smartSessions: typeof en
  }
}

declare module '@kit/modal' {
  interface ViewData {
    SmartSessionList: undefined
  }
}

/**
 * The views of `smartSessions()` and their row in the settings of an EVM account. Pass it to `features` of `KitModal`.
 *
 * @example <KitModal features={[smartSessionsFeature]} />
 */
export const smartSessionsFeature: Feature = defineFeature({
  id: 'smartSessions',
  texts: localizedTexts(
    () => import('./views.js').then(({ en }) => en),
    () => import('./locales.data.js').then(({ locales }) => locales),
  ),
  views: groupViews(() => import('./views.js'), ['SmartSessionCreated', 'SmartSessionList']),
  settingsRows: [
    {
      id: 'sessions',
      section: 'access',
      isShown: ({ plugins, active }) => 'smartSessions' in plugins && active.getState().account?.namespace === 'eip155',
      load: () => import('./views.js').then(({ SessionsRow }) => SessionsRow),
    },
  ],
})
