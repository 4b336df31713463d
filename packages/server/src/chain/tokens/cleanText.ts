import { cleanText as cleanLine } from '@kit/core/plugin'

/**
 * Sanitizes text from a contract or a file for display like the kit, collapses white space, and truncates to `maxLength` characters without
 * an ellipsis.
 *
 * @example cleanText('US\u202eDC\n', 16) // 'USDC'
 */
export function cleanText(text: string, maxLength: number): string {
  // A removed character may have been between two blanks.
  const visible = cleanLine(text.slice(0, maxLength * 8).replace(/\s+/gu, ' '), maxLength * 8).replace(/ +/g, ' ')
  // Sanitized again, because truncation may have split an emoji.
  return cleanLine([...visible].slice(0, maxLength).join(''), maxLength)
}
