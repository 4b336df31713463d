/**
 * Whether a text is a BCP 47 tag in its canonical form. It becomes the name of a file.
 *
 * @example isTag('pt-br') // false
 */
export function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale)[0] === locale
  } catch {
    return false
  }
}
