import { cleanText as cleanLine } from '@kit/core/plugin'

/**
 * Text from a contract or a file, fit to be shown: cleaned as the kit cleans text, with white space as single blanks, and cut to
 * `maxLength` characters without an ellipsis.
 *
 * @example cleanText('US\u202eDC\n', 16) // 'USDC'
 */
export function cleanText(text: string, maxLength: number): string {
  // What is cleaned away may have stood between two blanks.
  const visible = cleanLine(text.slice(0, maxLength * 8).replace(/\s+/gu, ' '), maxLength * 8).replace(/ +/g, ' ')
  // Again: the cut may have left half of an emoji.
  return cleanLine([...visible].slice(0, maxLength).join(''), maxLength)
}
