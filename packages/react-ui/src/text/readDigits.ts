const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/**
 * Writes the decimal digits of every script as those of ASCII. Scripts list their ten digits in order, one after another.
 *
 * @example
 * readDigits('১২.٥') // '12.5'
 */
export function readDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    let zero = code
    while (isDigit(zero - 1)) zero -= 1
    return String((code - zero) % 10)
  })
}
