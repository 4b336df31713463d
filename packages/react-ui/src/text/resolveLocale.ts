import { directionOfLocale, type KnownLocale, knownLocales, matchLocale } from '@kit/core/plugin'

/** A resolved locale: the tag for numbers and plurals, the catalogue to load, and the text direction. */
export type ResolvedLocale = {
  readonly tag: string
  readonly catalogue: KnownLocale
  readonly dir: 'ltr' | 'rtl'
}

/**
 * Resolves the locale. `auto` selects the user's first language that is built in. Any other tag is used as given; if its language isn't built
 * in, in its script, the app's own messages are shown over the English catalogue.
 *
 * @example
 * resolveLocale('auto', ['cy', 'ar-EG', 'en']) // { tag: 'ar-EG', catalogue: 'ar', dir: 'rtl' }
 */
export function resolveLocale(locale: string, languages: readonly string[]): ResolvedLocale {
  const isBuiltIn = (language: string): boolean => matchLocale(language, knownLocales) !== undefined
  const wanted = locale === 'auto' ? languages.find(isBuiltIn) : locale
  let tag = 'en'
  try {
    tag = Intl.getCanonicalLocales(wanted)[0] ?? tag
  } catch {
    // Invalid tags fall back to English.
  }
  return { tag, catalogue: matchLocale(tag, knownLocales) ?? 'en', dir: directionOfLocale(tag) }
}
