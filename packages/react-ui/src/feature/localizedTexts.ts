import { knownLocales } from '@kit/core/plugin'
import type { AnyMessages, LocaleFiles } from '../text/Messages.js'

/**
 * Returns the `texts` of a feature in all built-in languages. The list of their files is itself loaded only for a language other than
 * English.
 *
 * @example
 * defineFeature({
 *   id: 'tip',
 *   texts: localizedTexts(() => import('./en.data.js'), () => import('./locales.data.js')),
 * })
 */
export function localizedTexts(
  loadEnglish: () => Promise<{ readonly en: AnyMessages }>,
  loadFiles: () => Promise<{ readonly locales: LocaleFiles }>,
): { readonly en: () => Promise<AnyMessages>; readonly [language: string]: () => Promise<AnyMessages> } {
  const en = async () => (await loadEnglish()).en
  const loaders = knownLocales.map((locale) => [
    locale,
    async () => (await (await loadFiles()).locales[locale as keyof LocaleFiles]()).texts,
  ])
  return { ...Object.fromEntries(loaders), en }
}
