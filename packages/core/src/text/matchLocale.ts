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
  const wanted = readLocale(tag)
  if (wanted === undefined) return undefined
  const { language, script, region } = wanted.maximize()
  const served = available.flatMap((name) => {
    // Most locales are ruled out without reading their tags.
    if (name.split('-')[0] !== language) return []
    const likely = readLocale(name)?.maximize()
    return likely?.script === script ? [{ name, region: likely?.region }] : []
  })
  return (served.find((each) => each.region === region) ?? served[0])?.name
}

/** Right-to-left scripts (ISO 15924). */
const rightToLeft: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/**
 * Returns the direction of a language's script. Invalid tags are left to right.
 *
 * @example
 * directionOfLocale('az-Arab') // 'rtl'
 */
export function directionOfLocale(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(readLocale(tag)?.maximize().script ?? '') ? 'rtl' : 'ltr'
}

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
