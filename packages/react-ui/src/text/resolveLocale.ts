/** Languages of the kit. */
export type KnownLocale = 'en' | 'ar'

const known: readonly string[] = ['en', 'ar'] satisfies KnownLocale[]
const rightToLeft = /^(ar|dv|fa|he|ks|ku|ps|sd|ug|ur|yi)\b/i

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
  const baseOf = (tag = ''): string => tag.slice(0, 2).toLowerCase()
  const wanted = locale === 'auto' ? languages.find((language) => known.includes(baseOf(language))) : locale
  let tag = 'en'
  try {
    tag = Intl.getCanonicalLocales(wanted)[0] ?? tag
  } catch {
    // An invalid tag counts as English.
  }
  const catalogue = known.includes(baseOf(tag)) ? (baseOf(tag) as KnownLocale) : 'en'
  return { tag, catalogue, dir: rightToLeft.test(tag) ? 'rtl' : 'ltr' }
}
