import type { NamedTest, RuleFile } from './conformanceData.js'
import { hasTitle, type ReadFile } from './hasTitle.js'

/**
 * Checks the lists of rules. Each rule has a unique ID of its area, files that exist, and at least one test whose title is in its file.
 * Returns one sentence per problem, with the file and the id.
 *
 * @example checkConformance([parseRuleFile('conformance/rules/views.json', source)], (path) => …)
 */
export function checkConformance(files: readonly RuleFile[], read: ReadFile): readonly string[] {
  const problems: string[] = []
  const ids = new Set<string>()
  for (const { path, area, rules } of files) {
    for (const { id, rule, where, tests } of rules) {
      const report = (problem: string) => problems.push(`${path}, ${id}: ${problem}`)
      if (!new RegExp(`^${area}-\\d+$`).test(id)) report(`invalid id for "${rule}": expected one such as ${area}-7`)
      else if (ids.has(id)) report(`another rule has this id; the next free one is ${nextId(files, area)}`)
      ids.add(id)
      for (const file of where) if (read(file) === undefined) report(`${file} does not exist`)
      if (tests.length === 0) report(`no test shows "${rule}"`)
      missingTests(tests, read).forEach(report)
    }
  }
  const isEmpty = files.every(({ rules }) => rules.every(({ tests }) => tests.length === 0))
  return isEmpty ? [...problems, 'the lists of rules name no test'] : problems
}

/** Checks that each file has a test with the title. Returns one sentence per problem. */
export const missingTests = (tests: readonly NamedTest[], read: ReadFile): readonly string[] =>
  tests.flatMap(({ file, title }) => {
    const source = read(file)
    if (source === undefined) return [`${file} does not exist`]
    return hasTitle(source, title) ? [] : [`${file} has no test "${title}"`]
  })

/** Returns the ids of all rules. */
export const ruleIds = (files: readonly RuleFile[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ rules }) => rules.map(({ id }) => id)))

function nextId(files: readonly RuleFile[], area: string): string {
  const prefix = `${area}-`
  const numbers = [...ruleIds(files)].filter((id) => id.startsWith(prefix)).map((id) => Number(id.slice(prefix.length)))
  return prefix + (Math.max(...numbers) + 1)
}
