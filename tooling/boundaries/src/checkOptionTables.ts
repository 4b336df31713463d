import type { OptionTests } from './conformanceData.js'
import { hasTitle, type ReadFile } from './hasTitle.js'

/** Tests that run in a browser. */
const inBrowser = /\.test\.tsx$|^apps\/e2e\/.+\.spec\.ts$/

/**
 * Checks that each option in the tables of a page has a test, that the test exists, and that it runs in a browser, where alone the effect
 * of an option is visible. Returns one sentence per problem.
 *
 * @example checkOptionTables(readFileSync('docs/options.md', 'utf8'), parseOptions(path, source)['docs/options.md'], (path) => …)
 */
export function checkOptionTables(page: string, listed: readonly OptionTests[], read: ReadFile): readonly string[] {
  const options = optionsOf(page)
  if (options.length === 0) return ['the page has no table of options']
  const tests = new Map(listed.map((entry) => [entry.option, entry.tests]))
  const problems = options.flatMap((option) => testProblems(option, tests.get(option) ?? [], read))
  const twice = listed.filter(({ option }, index) => listed.findIndex((one) => one.option === option) < index)
  const gone = [...tests.keys()].filter((option) => !options.includes(option))
  return [
    ...problems,
    ...twice.map(({ option }) => `conformance/options.json lists ${option} twice`),
    ...gone.map((option) => `conformance/options.json lists ${option}, which the page doesn't have`),
  ]
}

/** Returns the options in the tables of a page, without the mark of options that can change. */
function optionsOf(page: string): readonly string[] {
  const options: string[] = []
  let isOption = false
  for (const line of page.split('\n')) {
    const [, cell = ''] = line.split(/(?<!\\)\|/).map((text) => text.trim())
    if (!line.startsWith('|')) isOption = false
    else if (cell === 'option') isOption = true
    else if (isOption && !/^[|\s:-]+$/.test(line)) options.push(cell.replace(/ ●$/, '').replaceAll('`', ''))
  }
  return options
}

function testProblems(option: string, tests: OptionTests['tests'], read: ReadFile): readonly string[] {
  if (tests.length === 0) return [`no test shows ${option}: add it to conformance/options.json`]
  return tests.flatMap(({ file, title }) => {
    const source = read(file)
    const problem =
      source === undefined ? 'does not exist' : hasTitle(source, title) ? undefined : `has no test "${title}"`
    return [
      ...(problem === undefined ? [] : [`${option}: ${file} ${problem}`]),
      ...(inBrowser.test(file) ? [] : [`${option}: ${file} does not run in a browser`]),
    ]
  })
}
