/** Scripts whose letters are drawn like those of others. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]
/** Letters of Cyrillic and Greek that are drawn as Latin ones. */
const twins = /^[АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧορνϲ\d]+$/u

/**
 * Whether a text imitates another: a word of several scripts ("USDС" with a Cyrillic С), one whose letters are all drawn as Latin ones, or
 * letters in the forms of mathematics and full width.
 *
 * @example
 * looksLikeOther('USDС') // true: the last letter is Cyrillic
 */
export function looksLikeOther(text: string): boolean {
  if (/^[\x20-\x7e]*$/.test(text)) return false
  if (/[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u24b6-\u24e9]/u.test(text)) return true
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => {
    const used = scripts.filter((script) => script.test(word)).length
    return used > 1 || (/\D/.test(word) && twins.test(word))
  })
}
