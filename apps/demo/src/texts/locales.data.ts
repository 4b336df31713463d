import type { DemoLocaleFiles } from './demoTexts.data.js'

/** Loads the texts in a language other than English. */
export const locales: DemoLocaleFiles = {
  ar: () => import('./locale/ar.data.js'),
}
