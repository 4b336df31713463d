import type { RuleFile } from './conformanceData.js'
import type { ReadFile } from './hasTitle.js'
import { indexTests } from './indexTests.js'

/** Returns the text of the tests of each rule, by the ID of the rule. */
export function ruleTexts(files: readonly RuleFile[], read: ReadFile): ReadonlyMap<string, string> {
  const indexes = new Map<string, ReadonlyMap<string, string>>()
  const textOf = (file: string, title: string): string => {
    const index = indexes.get(file) ?? indexTests(file, read(file) ?? '')
    indexes.set(file, index)
    return index.get(title) ?? ''
  }
  return new Map(
    files
      .flatMap(({ rules }) => rules)
      .map(({ id, tests }) => [id, tests.map(({ file, title }) => textOf(file, title)).join('\n')]),
  )
}
