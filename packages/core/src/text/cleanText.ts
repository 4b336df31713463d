// Control characters, and characters that reorder or hide text: zero-width characters, bidirectional controls and isolates, line
// separators, the byte order mark, tags and lone surrogates. Joiners inside an emoji and the tags of a flag are kept.
const unwanted =
  /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*\u200d(?=\p{Extended_Pictographic})|\u{1f3f4}[\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff\u{e0000}-\u{e007f}]/gu

/**
 * Makes text from a wallet or a directory safe to display: one line, no control or bidirectional characters, at most `maxLength` characters
 * (64 by default). Returns an empty string for other values. Doesn't escape markup: use the result in text nodes only.
 *
 * @example
 * cleanText('Meta\u202eMask\n') // 'MetaMask'
 */
export function cleanText(value: unknown, maxLength = 64): string {
  if (typeof value !== 'string') return ''
  // Truncates first, so that a hostile name of many megabytes costs nothing, and again afterwards.
  const line = value
    .slice(0, maxLength * 8)
    .replace(/[\t\n\r]+/g, ' ')
    .replace(unwanted, (_, emoji: string | undefined) => emoji ?? '')
    .trim()
  const characters = Array.from(line)
  return characters.length <= maxLength
    ? line
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}\u2026`
}
