/**
 * Text from a contract or a file, fit to be shown: without control characters, marks that turn the direction of writing and characters
 * without width, white space as single blanks, and no longer than `maxLength` characters.
 *
 * @example cleanText('US\u202eDC\n', 16) // 'USDC'
 */
export function cleanText(text: string, maxLength: number): string {
  const visible = text
    .slice(0, maxLength * 8)
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u3164\uffa0]/gu, '')
    // What is gone may have stood between two blanks.
    .replace(/ +/g, ' ')
    .trimStart()
  return [...visible].slice(0, maxLength).join('').trimEnd()
}
