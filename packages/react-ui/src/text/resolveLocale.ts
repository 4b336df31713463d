/** Built-in languages. */
export type KnownLocale = 'en' | 'ar'

const known: readonly string[] = ['en', 'ar'] satisfies KnownLocale[]
/** Right-to-left scripts (ISO 15924). */
const rightToLeft: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** A resolved locale: the tag for numbers and plurals, the catalogue to load, and the text direction. */
export type ResolvedLocale = {
  readonly tag: string
  readonly catalogue: KnownLocale
  readonly dir: 'ltr' | 'rtl'
}

/**
 * Resolves the locale. `auto` selects the user's first language that is built in. Any other tag is used as given; if it isn't built in, the
 * app's own messages are shown over the English catalogue.
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
    // Invalid tags fall back to English.
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
 * Returns the language of a tag without script and region, or an empty string for an invalid tag.
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
