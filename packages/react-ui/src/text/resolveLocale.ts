/** Languages that the kit brings. */
export type KnownLocale = 'en' | 'ar'

const known: readonly string[] = ['en', 'ar'] satisfies KnownLocale[]
const rightToLeft = ['ar', 'dv', 'fa', 'he', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']

/** A locale that was settled: the tag for numbers and plurals, the catalogue to load, the direction to write in. */
export type ResolvedLocale = {
  readonly tag: string
  readonly catalogue: KnownLocale
  readonly dir: 'ltr' | 'rtl'
}

/**
 * Settles the locale. `auto` takes the first language of the visitor that the kit has; a named one is used as it is,
 * with the English catalogue under the app's own messages when the kit does not know it.
 *
 * @example
 * resolveLocale('auto', ['ar-EG', 'en']) // { tag: 'ar-EG', catalogue: 'ar', dir: 'rtl' }
 */
export function resolveLocale(locale: string, languages: readonly string[]): ResolvedLocale {
  const wanted = locale === 'auto' ? languages.find((language) => known.includes(baseOf(language))) : locale
  const tag = wanted !== undefined && isTag(wanted) ? wanted : 'en'
  const base = baseOf(tag)
  return {
    tag,
    catalogue: known.includes(base) ? (base as KnownLocale) : 'en',
    dir: rightToLeft.includes(base) ? 'rtl' : 'ltr',
  }
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? ''
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
