import type { LocaleFiles } from './Messages.js'

export { buttonLocales } from './buttonLocales.data.js'

/** Loads the texts in a language other than English. */
export const locales: LocaleFiles = {
  ar: () => import('./locale/ar.data.js'),
}
