/** Scripts whose letters look like those of other scripts. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]
/** Cyrillic and Greek letters that look like Latin ones. */
const twins = /^[АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧορνϲ\d]+$/u

/**
 * Returns whether a text imitates another one (homoglyphs). Examples are a word of several scripts ("USDС" with a Cyrillic С), a word whose
 * letters all look like Latin ones, and full-width letters.
 *
 * @example
 * isHomoglyph('USDС') // true: the last letter is Cyrillic
 */
export function isHomoglyph(text: string): boolean {
  if (/^[\x20-\x7e]*$/.test(text)) return false
  if (/[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u24b6-\u24e9]/u.test(text)) return true
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => {
    const used = scripts.filter((script) => script.test(word)).length
    return used > 1 || (/\D/.test(word) && twins.test(word))
  })
}
