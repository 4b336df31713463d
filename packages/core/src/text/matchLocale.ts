/**
 * Returns the available locale that serves a language: the same language in the same script, if possible for the same region. Regions and
 * scripts that a tag leaves out are the likely ones (BCP 47, CLDR likely subtags).
 *
 * @param tag A BCP 47 tag. Untrusted: an invalid tag matches nothing.
 * @example
 * matchLocale('zh-TW', ['en', 'zh-Hans', 'zh-Hant']) // 'zh-Hant'
 * matchLocale('sr-Latn', ['en', 'ru']) // undefined
 */
export function matchLocale<Available extends string>(
  tag: string,
  available: readonly Available[],
): Available | undefined {
  const { language, script, region } = readSubtags(tag)
  const served = available.filter(
    // Most locales are ruled out without reading their tags.
    (name) => name.split('-')[0] === language && readSubtags(name).script === script,
  )
  return served.find((name) => readSubtags(name).region === region) ?? served[0]
}

/** Right-to-left scripts (ISO 15924). */
const rightToLeft = /Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa/

/**
 * Returns the direction of a language's script. Invalid tags are left to right.
 *
 * @example
 * directionOfLocale('az-Arab') // 'rtl'
 */
export function directionOfLocale(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.test(`${readSubtags(tag).script}`) ? 'rtl' : 'ltr'
}

/** Returns the subtags of a tag with the likely ones, or nothing for an invalid tag. */
function readSubtags(tag: string): Partial<Pick<Intl.Locale, 'language' | 'script' | 'region'>> {
  // The first use of `maximize` takes milliseconds, which most pages would spend before their first paint.
  if (/^en(-[A-Z]{2})?$/.test(tag)) return { language: 'en', script: 'Latn', region: tag.slice(3) || 'US' }
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return {}
  }
}
