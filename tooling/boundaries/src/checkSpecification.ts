import type { AccountedSentence, SpecificationSection } from './conformanceData.js'
import { splitSentences } from './splitSentences.js'

/** The sources that the account of the specification is checked against. */
export type SpecificationCheck = {
  /** The text of each rule's tests, by the rule's id. */
  readonly rules: ReadonlyMap<string, string>
  /** The decisions, by their subject. */
  readonly decisions: ReadonlyMap<string, string>
  /** The specification itself, if it is available. */
  readonly specification?: string | undefined
}

/** Rule or decision that keeps a sentence: its name in problems, and its text if it exists. */
type Keeper = { readonly name: string; readonly isRule: boolean; readonly text: string | undefined }

/** The terms that a sentence shares with a rule may occur together in at most one of this many rules. */
const distinctiveShare = 12

/**
 * Checks the account of the specification: every sentence is listed once, in order, and is kept by rules or decisions whose text has its
 * terms. If the specification is available, each sentence is also in it and still has the same words. Returns one sentence per problem.
 *
 * @example checkSpecification(parseSpecification(path, source), { rules, decisions })
 */
export function checkSpecification(
  sections: readonly SpecificationSection[],
  check: SpecificationCheck,
): readonly string[] {
  const problems: string[] = []
  const rows = new Map<string, AccountedSentence>()
  const rulesWith = createSearch(check.rules)
  for (const { section, count, sentences } of sections) {
    for (const [index, row] of sentences.entries()) {
      const expected = `${section}.${index + 1}`
      if (row.id !== expected) problems.push(`expected ${expected}, received ${row.id}`)
      if (!/^[0-9a-f]{8}$/.test(row.mark)) problems.push(`${row.id}: "${row.mark}" is not a mark of 8 hex digits`)
      rows.set(row.id, row)
      problems.push(...keeperProblems(row, check, rulesWith).map((problem) => `${row.id}: ${problem}`))
    }
    if (sentences.length !== count)
      problems.push(`section ${section} has ${count} sentences, but lists ${sentences.length}`)
  }
  if (rows.size === 0) problems.push('no sentence is listed')
  return check.specification === undefined ? problems : [...problems, ...differences(rows, check.specification)]
}

function keepersOf(row: AccountedSentence, { rules, decisions }: SpecificationCheck): readonly Keeper[] {
  const byRule = (row.rules ?? []).map((id) => ({ name: `rule "${id}"`, isRule: true, text: rules.get(id) }))
  const bySubject = (row.decisions ?? []).map((subject) => ({
    name: `decision "${subject}"`,
    isRule: false,
    text: decisions.get(subject),
  }))
  return [...byRule, ...bySubject]
}

function keeperProblems(
  row: AccountedSentence,
  check: SpecificationCheck,
  rulesWith: (term: string) => ReadonlySet<string>,
): readonly string[] {
  const { introduces, terms = [] } = row
  const keepers = keepersOf(row, check)
  if (introduces)
    return keepers.length + terms.length > 0 ? ['only introduces others, but lists rules, decisions or terms'] : []
  if (keepers.length === 0) return ['no rule and no decision keeps it']
  const found = new Set<string>()
  const problems = keepers.flatMap(({ name, isRule, text }) => {
    if (text === undefined) return [`there is no ${name}`]
    const shared = terms.filter((term) => hasTerm(text, term))
    for (const term of shared) found.add(term)
    if (shared.length === 0) return [`${name} has none of its terms`]
    if (!isRule) return []
    const alike = [...check.rules.keys()].filter((id) => shared.every((term) => rulesWith(term).has(id)))
    const isDistinctive = alike.length <= Math.max(1, check.rules.size / distinctiveShare)
    return isDistinctive ? [] : [`${name} shares only ${shared.join(', ')} with it, as ${alike.length} rules do`]
  })
  const missing = terms.filter((term) => !found.has(term) && problems.length === 0)
  return [...problems, ...missing.map((term) => `no rule or decision that keeps it has the term "${term}"`)]
}

/** Returns a function that finds the rules whose tests have a term. It searches for each term once. */
function createSearch(rules: ReadonlyMap<string, string>): (term: string) => ReadonlySet<string> {
  const found = new Map<string, ReadonlySet<string>>()
  return (term) => {
    const known = found.get(term) ?? new Set([...rules].flatMap(([id, text]) => (hasTerm(text, term) ? [id] : [])))
    found.set(term, known)
    return known
  }
}

/** Returns whether a text has a term as whole words, in any letter case. */
function hasTerm(text: string, term: string): boolean {
  const inner = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const [before, after] = [
    /^[a-z0-9]/i.test(term) ? '(?<![a-z0-9])' : '',
    /[a-z0-9]$/i.test(term) ? '(?![a-z0-9])' : '',
  ]
  return new RegExp(`${before}${inner}${after}`, 'i').test(text)
}

function differences(rows: ReadonlyMap<string, AccountedSentence>, specification: string): readonly string[] {
  const sentences = splitSentences(specification)
  const missing = sentences
    .filter(({ id }) => !rows.has(id))
    .map(({ id }) => `${id} of the specification is not listed`)
  const changed = sentences
    .filter(({ id, mark }) => rows.has(id) && rows.get(id)?.mark !== mark)
    .map(({ id, mark }) => `${id} has changed: review what keeps it, then set its mark to ${mark}`)
  const strange = sentences.flatMap(({ id, text }) => {
    const { about = '', terms = [] } = rows.get(id) ?? {}
    const isItsOwn = terms.length === 0 || terms.some((term) => hasTerm(`${text} ${about}`, term))
    return isItsOwn ? [] : [`${id} has none of its terms in its own words`]
  })
  const ids = new Set(sentences.map(({ id }) => id))
  const removed = [...rows.keys()].filter((id) => !ids.has(id)).map((id) => `${id} is not in the specification`)
  return [...missing, ...changed, ...strange, ...removed]
}

/** Reads the decisions of a page: list entries that start with a bold subject, by that subject without its full stop. */
export const decisionsOf = (page: string): ReadonlyMap<string, string> =>
  new Map(
    page
      .split(/^(?=- |#)/m)
      .flatMap((entry) =>
        [...entry.matchAll(/^- \*\*(.+?)\.?\*\*/gs)].map(
          ([, subject = '']) => [subject.replace(/\s+/g, ' '), entry] as const,
        ),
      ),
  )
