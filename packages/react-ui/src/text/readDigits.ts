const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/**
 * Converts decimal digits of any script to ASCII. Each script has its ten digits in order.
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
