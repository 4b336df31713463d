import type { LocaleFiles } from '@kit/react-ui/feature'

/** Loads the texts in a language other than English. */
export const locales: LocaleFiles = {
  ar: () => import('./locale/ar.data.js'),
}
