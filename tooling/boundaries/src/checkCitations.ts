/** Between two words of a citation: a space, or the end of a line in a comment. */
const gap = '[\\s*/]+'
const citation = new RegExp(`\\brules?${gap}([a-z]+-\\d+(?:,${gap}[a-z]+-\\d+)*)`, 'g')

/** Documents outside the repository, which readers can't look up. */
const elsewhere = new RegExp(
  [
    `\\b(?:[Ss]pecification|[Ss]tandards|[Cc]ontract|[Nn]otes)(?:’s|'s)?,?${gap}\\(?sections?${gap}\\d`,
    `\\((?:views|mobile|relay|wire|standards)[:,]${gap}["A-Z\\d]`,
    `\\b(?:views|mobile|relay|wire)(?:’|')?${gap}notes\\b`,
    '\\b(?:product|views|wire|relay|mobile|siwx|embedded|standards)\\.md\\b',
  ].join('|'),
  'g',
)

/**
 * Finds citations that lead nowhere: rules, as in `(rule views-7)` or `(rules views-7, states-3)`, that are not listed, and documents
 * outside the repository. Returns one sentence per problem, with the line.
 *
 * @example checkCitations(ruleIds(files), '// Closes (rule views-7).')
 */
export function checkCitations(ids: ReadonlySet<string>, text: string): readonly string[] {
  const at = (index: number, problem: string) => `line ${text.slice(0, index).split('\n').length}: ${problem}`
  return [
    ...[...text.matchAll(citation)].flatMap(({ index, 1: cited = '' }) =>
      [...cited.matchAll(/[a-z]+-\d+/g)]
        .filter(([id]) => !ids.has(id))
        .map(([id]) => at(index, `no rule has the id ${id}`)),
    ),
    ...[...text.matchAll(elsewhere)].map(({ index, 0: words }) =>
      at(
        index,
        `"${words.replace(/[\s*/]+/g, ' ')}" is not in the repository: cite a rule, as in (rule views-7), or state the fact`,
      ),
    ),
  ]
}
