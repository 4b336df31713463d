import { splitSentences } from './splitSentences.js'

/** What the page of the specification is held against. */
export type SpecificationCheck = {
  /** Ids of the rules that are kept. */
  readonly rules: ReadonlySet<string>
  /** Subjects of the decisions. */
  readonly decisions: ReadonlySet<string>
  /** The specification itself, where it is at hand. */
  readonly specification?: string | undefined
}

/**
 * What is wrong in the page that leads from each sentence of the specification to what keeps it: a sentence that is missing or stands
 * twice, one that leads nowhere, and, with the specification at hand, one that it does not have or says otherwise now.
 *
 * @example checkSpecification(readFileSync('docs/specification.md', 'utf8'), { rules, decisions })
 */
export function checkSpecification(
  page: string,
  { rules, decisions, specification }: SpecificationCheck,
): readonly string[] {
  const problems: string[] = []
  const marks = new Map<string, string>()
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
    const [, id = '', mark = '', keepers] = /^\| (\d+\.\d+) \| .+ \| ([0-9a-f]{8}) \| (.*) \|$/.exec(line) ?? []
    if (keepers === undefined) continue
    count += 1
    if (id !== `${section}.${count}`) problems.push(`${id} stands where ${section}.${count} is due`)
    marks.set(id, mark)
    problems.push(...keeperProblems(id, keepers, rules, decisions))
  }
  endSection()
  if (marks.size === 0) problems.push('the page names no sentence')
  return specification === undefined ? problems : [...problems, ...differences(marks, specification)]
}

function keeperProblems(
  id: string,
  keepers: string,
  rules: ReadonlySet<string>,
  decisions: ReadonlySet<string>,
): readonly string[] {
  const named = keepers.split(';').map((keeper) => keeper.trim())
  return named.flatMap((keeper) => {
    if (keeper === 'says what follows') return []
    const decision = /^decided: (.+)$/.exec(keeper)?.[1]
    if (decision !== undefined) return decisions.has(decision) ? [] : [`${id}: there is no decision "${decision}"`]
    return rules.has(keeper) ? [] : [`${id}: there is no rule "${keeper}"`]
  })
}

function differences(marks: ReadonlyMap<string, string>, specification: string): readonly string[] {
  const sentences = splitSentences(specification)
  const missing = sentences.filter(({ id }) => !marks.has(id)).map(({ id }) => `${id} of the specification is missing`)
  const changed = sentences
    .filter(({ id, mark }) => marks.has(id) && marks.get(id) !== mark)
    .map(({ id, mark }) => `${id} says something else now: look at it again, and mark it ${mark}`)
  const ids = new Set(sentences.map(({ id }) => id))
  const gone = [...marks.keys()].filter((id) => !ids.has(id)).map((id) => `${id} is not in the specification`)
  return [...missing, ...changed, ...gone]
}

/** The subjects of the decisions, as the tables of their page name them. */
export const decisionSubjects = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/^\| (.+?) \|/gm)].map(([, subject = '']) => subject))
