/** Languages of the kit. */
export type KnownLocale = 'en' | 'ar'

const known: readonly string[] = ['en', 'ar'] satisfies KnownLocale[]
/** Scripts that are written from right to left (ISO 15924). */
const rightToLeft: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** A resolved locale: the tag for numbers and plurals, the catalogue to load, the direction to write in. */
export type ResolvedLocale = {
  readonly tag: string
  readonly catalogue: KnownLocale
  readonly dir: 'ltr' | 'rtl'
}

/**
 * Resolves the locale. `auto` takes the first language of the visitor that the kit has; a named one is used as it is,
 * with the English catalogue under the app's own messages when the kit does not know it.
 *
 * @example
 * resolveLocale('auto', ['ar-EG', 'en']) // { tag: 'ar-EG', catalogue: 'ar', dir: 'rtl' }
 */
export function resolveLocale(locale: string, languages: readonly string[]): ResolvedLocale {
  const wanted = locale === 'auto' ? languages.find((language) => known.includes(languageOf(language))) : locale
  let tag = 'en'
  try {
    tag = Intl.getCanonicalLocales(wanted)[0] ?? tag
  } catch {
    // An invalid tag counts as English.
  }
  const language = languageOf(tag)
  const { script = '' } = new Intl.Locale(tag).maximize()
  return {
    tag,
    catalogue: known.includes(language) ? (language as KnownLocale) : 'en',
    dir: rightToLeft.includes(script) ? 'rtl' : 'ltr',
  }
}

/**
 * The language of a tag, without script and region; empty for an invalid tag.
 *
 * @example
 * languageOf('arn-CL') // 'arn'
 */
export function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language
  } catch {
    return ''
  }
}
