/**
 * Returns the ID that GitHub gives a heading, so that links work in both places.
 *
 * @example headingId('Nested: use `x`') // 'nested-use-x'
 */
export function headingId(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
