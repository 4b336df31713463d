import { splitSentences } from './splitSentences.js'

/** What the page of the specification is held against. */
export type SpecificationCheck = {
  /** What the tests of each rule say, by its id. */
  readonly rules: ReadonlyMap<string, string>
  /** The decisions, by their subject. */
  readonly decisions: ReadonlyMap<string, string>
  /** The specification itself, where it is at hand. */
  readonly specification?: string | undefined
}

/** A row of the page. */
type Row = {
  readonly id: string
  readonly about: string
  readonly mark: string
  readonly keepers: readonly string[]
  readonly terms: readonly string[]
}

/** The terms that a sentence shares with a rule may occur together in one of so many rules at most. */
const TELLING_SHARE = 12

/**
 * What is wrong in the page that leads from each sentence of the specification to what keeps it: a sentence that is missing or stands
 * twice, one that leads nowhere or to a rule whose tests do not speak of it, and, with the specification at hand, one that it does not have
 * or says otherwise now.
 *
 * @example checkSpecification(readFileSync('docs/specification.md', 'utf8'), { rules, decisions })
 */
export function checkSpecification(page: string, check: SpecificationCheck): readonly string[] {
  const problems: string[] = []
  const rows = new Map<string, Row>()
  const rulesWith = createSearch(check.rules)
  let announced = 0
  let section = -1
  let count = 0
  const endSection = (): void => {
    if (section >= 0 && count !== announced)
      problems.push(`section ${section} has ${announced} sentences, ${count} of them here`)
  }
  for (const line of page.split('\n')) {
    const heading = /^## (\d+)\. .*\((\d+)\)$/.exec(line)
    if (heading) {
      endSection()
      section = Number(heading[1])
      announced = Number(heading[2])
      count = 0
    }
    const row = rowOf(line)
    if (row === undefined) continue
    count += 1
    if (row.id !== `${section}.${count}`) problems.push(`${row.id} stands where ${section}.${count} is due`)
    rows.set(row.id, row)
    problems.push(...keeperProblems(row, check, rulesWith).map((problem) => `${row.id}: ${problem}`))
  }
  endSection()
  if (rows.size === 0) problems.push('the page names no sentence')
  return check.specification === undefined ? problems : [...problems, ...differences(rows, check.specification)]
}

function rowOf(line: string): Row | undefined {
  const [, id, about = '', mark = '', keepers = '', terms = ''] =
    /^\| (\d+\.\d+) \| (.+) \| ([0-9a-f]{8}) \| (.*) \| (.*)\|$/.exec(line) ?? []
  if (id === undefined) return undefined
  return {
    id,
    about,
    mark,
    keepers: keepers.split(';').map((keeper) => keeper.trim()),
    terms: [...terms.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term),
  }
}

function keeperProblems(
  { keepers, terms }: Row,
  { rules, decisions }: SpecificationCheck,
  rulesWith: (term: string) => ReadonlySet<string>,
): readonly string[] {
  if (keepers.every((keeper) => keeper === 'says what follows')) return []
  const spoken = new Set<string>()
  const problems = keepers.flatMap((keeper) => {
    const subject = /^decided: (.+)$/.exec(keeper)?.[1]
    const text = subject === undefined ? rules.get(keeper) : decisions.get(subject)
    if (text === undefined)
      return [subject === undefined ? `there is no rule "${keeper}"` : `there is no decision "${subject}"`]
    const shared = terms.filter((term) => hasTerm(text, term))
    for (const term of shared) spoken.add(term)
    if (shared.length === 0) return [`${keeper} speaks of none of its terms`]
    if (subject !== undefined) return []
    const alike = [...rules.keys()].filter((id) => shared.every((term) => rulesWith(term).has(id)))
    const isTelling = alike.length <= Math.max(1, rules.size / TELLING_SHARE)
    return isTelling ? [] : [`${keeper} shares ${shared.join(', ')} with it, as ${alike.length} rules do`]
  })
  const unspoken = terms.filter((term) => !spoken.has(term) && problems.length === 0)
  return [...problems, ...unspoken.map((term) => `nothing that keeps it speaks of "${term}"`)]
}

/** Finds the rules whose tests have a term; each term is looked for once. */
function createSearch(rules: ReadonlyMap<string, string>): (term: string) => ReadonlySet<string> {
  const found = new Map<string, ReadonlySet<string>>()
  return (term) => {
    const known = found.get(term) ?? new Set([...rules].flatMap(([id, text]) => (hasTerm(text, term) ? [id] : [])))
    found.set(term, known)
    return known
  }
}

/** Whether a text has a term as words of its own, in any letter case. */
function hasTerm(text: string, term: string): boolean {
  const inner = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const [before, after] = [
    /^[a-z0-9]/i.test(term) ? '(?<![a-z0-9])' : '',
    /[a-z0-9]$/i.test(term) ? '(?![a-z0-9])' : '',
  ]
  return new RegExp(`${before}${inner}${after}`, 'i').test(text)
}

function differences(rows: ReadonlyMap<string, Row>, specification: string): readonly string[] {
  const sentences = splitSentences(specification)
  const missing = sentences.filter(({ id }) => !rows.has(id)).map(({ id }) => `${id} of the specification is missing`)
  const changed = sentences
    .filter(({ id, mark }) => rows.has(id) && rows.get(id)?.mark !== mark)
    .map(({ id, mark }) => `${id} says something else now: look at it again, and mark it ${mark}`)
  const strange = sentences.flatMap(({ id, text }) => {
    const { about = '', terms = [] } = rows.get(id) ?? {}
    const isItsOwn = terms.length === 0 || terms.some((term) => hasTerm(`${text} ${about}`, term))
    return isItsOwn ? [] : [`${id} has none of its terms`]
  })
  const ids = new Set(sentences.map(({ id }) => id))
  const gone = [...rows.keys()].filter((id) => !ids.has(id)).map((id) => `${id} is not in the specification`)
  return [...missing, ...changed, ...strange, ...gone]
}

/** The decisions, by the subjects that the tables of their page name. */
export const decisionsOf = (page: string): ReadonlyMap<string, string> =>
  new Map([...page.matchAll(/^\| (.+?) \|.*$/gm)].map(([row, subject = '']) => [subject, row]))
