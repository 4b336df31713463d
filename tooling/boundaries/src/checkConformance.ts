import { hasTitle, namedTests, type ReadFile, splitCells } from './namedTests.js'

const link = /\]\(\.\.\/([^)#]+)[^)]*\)/g
const idShape = /^[a-z]+-\d+$/

/**
 * What is wrong in the list of rules: a file that does not exist, a test whose title is not in its file, a rule
 * without a test, without an id, or with the id of another. Returns one sentence each, with the line.
 *
 * @example checkConformance(readFileSync('docs/conformance.md', 'utf8'), (path) => …)
 */
export function checkConformance(list: string, read: ReadFile): readonly string[] {
  const problems: string[] = []
  const ids = new Set<string>()
  let testColumn = -1
  let ruleColumn = -1
  let count = 0
  for (const [index, line] of list.split('\n').entries()) {
    const tell = (problem: string) => problems.push(`line ${index + 1}: ${problem}`)
    for (const [, path = ''] of line.matchAll(link)) if (read(path) === undefined) tell(`${path} does not exist`)
    if (!line.startsWith('|')) {
      testColumn = -1
      continue
    }
    const cells = splitCells(line)
    if (testColumn === -1) {
      testColumn = cells.indexOf('test')
      ruleColumn = cells.indexOf('rule')
      continue
    }
    if (testColumn < 1 || /^[|\s:-]+$/.test(line)) continue
    const id = cells[ruleColumn - 1] ?? ''
    if (!idShape.test(id)) tell(`"${id}" before "${cells[ruleColumn]}" is no id such as views-7`)
    else if (ids.has(id)) tell(`${id} is the id of another rule; the next that is free is ${nextId(list, id)}`)
    ids.add(id)
    const tests = namedTests(cells[testColumn])
    if (tests.length === 0) tell(`no test shows "${cells[ruleColumn]}"`)
    for (const { path, title } of tests) {
      count += 1
      const source = read(path)
      if (source !== undefined && !hasTitle(source, title)) tell(`${path} has no test "${title}"`)
    }
  }
  return count === 0 ? [...problems, 'the list names no test'] : problems
}

/** The ids of the rules in a list. */
export const ruleIds = (list: string): ReadonlySet<string> =>
  new Set([...list.matchAll(/^\| ([a-z]+-\d+) \|/gm)].map(([, id = '']) => id))

function nextId(list: string, taken: string): string {
  const word = taken.replace(/\d+$/, '')
  const numbers = [...ruleIds(list)].filter((id) => id.startsWith(word)).map((id) => Number(id.slice(word.length)))
  return word + (Math.max(...numbers) + 1)
}
