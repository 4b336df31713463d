import { knownLocales } from '@kit/core/plugin'
import type { AnyMessages, LocaleFiles } from '../text/Messages.js'

/**
 * Returns the `texts` of a feature in all built-in languages. The list of their files is itself loaded only for a language other than
 * English.
 *
 * @example
 * defineFeature({
 *   id: 'tip',
 *   texts: localizedTexts(
 *     () => import('./en.data.js').then(({ en }) => en),
 *     () => import('./locales.data.js').then(({ locales }) => locales),
 *   ),
 * })
 */
export function localizedTexts(
  en: () => Promise<AnyMessages>,
  loadFiles: () => Promise<LocaleFiles>,
): { readonly en: () => Promise<AnyMessages>; readonly [language: string]: () => Promise<AnyMessages> } {
  const loaders = knownLocales.map((locale) => [
    locale,
    async () => (locale === 'en' ? en() : (await (await loadFiles())[locale]()).texts),
  ])
  return { ...Object.fromEntries(loaders), en }
}
