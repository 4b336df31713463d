const block = /^```[\s\S]*?^```$/gm
const mark = /^<!-- code (\d+) -->$/gm

/**
 * Returns a translated page with the code blocks of the English page in place of its marks, such as `<!-- code 1 -->`.
 *
 * @throws Error if the marks aren't all blocks of the English page, in order.
 * @example insertCode('Ejecuta:\n\n<!-- code 1 -->', english)
 */
export function insertCode(translated: string, english: string): string {
  const blocks = english.match(block) ?? []
  const numbers = [...translated.matchAll(mark)].map(([, number]) => Number(number))
  const expected = blocks.map((_, index) => index + 1)
  if (numbers.join() !== expected.join())
    throw new Error(`Expected the code blocks ${expected.join(', ')}, found ${numbers.join(', ') || 'none'}`)
  return translated.replace(mark, (_, number) => blocks[Number(number) - 1] ?? '')
}
