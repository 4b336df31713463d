/**
 * Invisible characters, and those that change the text direction: all except line feeds and characters that belong to an emoji or an Arabic
 * word.
 */
const hidden =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|(?<!\p{Script=Arabic})\u200c|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200d|\p{Variation_Selector})/gu

/**
 * Makes a text fully visible: invisible characters are replaced by their code point. Line feeds stay.
 *
 * @example visibleText('pay\u202eme') // 'pay⟨U+202E⟩me'
 */
export function visibleText(text: string): string {
  return text.replace(hidden, (letter) =>
    letter === '\n' ? letter : `⟨U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  )
}

/**
 * Formats a value of a call or of typed data in full: numbers in decimal, lists in brackets, visible text.
 *
 * @example writeValue([1n, { to: '0x…' }]) // '[1, {to: 0x…}]'
 */
export function writeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, each]) => `${name}: ${writeValue(each)}`)
      .join(', ')}}`
  return visibleText(String(value))
}

/** Whether a text has no lone surrogates, which can't be encoded as UTF-8. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text)
}
