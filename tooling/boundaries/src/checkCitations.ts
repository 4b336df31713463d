/** What may be between two words of a citation: a space, or the end of a line of a comment. */
const gap = '[\\s*/]+'
const citation = new RegExp(`\\brules?${gap}([a-z]+-\\d+(?:,${gap}[a-z]+-\\d+)*)`, 'g')

/**
 * Rules that a text cites, as in `(rule views-7)` or `(rules views-7, states-3)`, and that are not in the list of rules.
 * Returns one sentence each, with the line.
 *
 * @example checkCitations(ruleIds(list), '// Closes (rule views-7).')
 */
export function checkCitations(ids: ReadonlySet<string>, text: string): readonly string[] {
  return [...text.matchAll(citation)].flatMap(({ index, 1: cited = '' }) =>
    [...cited.matchAll(/[a-z]+-\d+/g)]
      .filter(([id]) => !ids.has(id))
      .map(([id]) => `line ${text.slice(0, index).split('\n').length}: no rule has the id ${id}`),
  )
}
