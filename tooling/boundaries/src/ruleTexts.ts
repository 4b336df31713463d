import { indexTests } from './indexTests.js'
import { namedTests, type ReadFile } from './namedTests.js'

/** Returns what the tests of each rule in a list say, by the id of the rule. */
export function ruleTexts(list: string, read: ReadFile): ReadonlyMap<string, string> {
  const indexes = new Map<string, ReadonlyMap<string, string>>()
  const textOf = (path: string, title: string): string => {
    const index = indexes.get(path) ?? indexTests(path, read(path) ?? '')
    indexes.set(path, index)
    return index.get(title) ?? ''
  }
  const rows = [...list.matchAll(/^\| ([a-z]+-\d+) \|.*$/gm)]
  return new Map(
    rows.map(([row, id = '']) => [
      id,
      namedTests(row)
        .map(({ path, title }) => textOf(path, title))
        .join('\n'),
    ]),
  )
}
