import type { OptionTests } from './conformanceData.js'
import { hasTitle, type ReadFile } from './hasTitle.js'

/** Tests that run in a browser. */
const inBrowser = /\.test\.tsx$|^apps\/e2e\/.+\.spec\.ts$/

/** Has a table of options: a test runs for each row, whose title is the name of the option in the preset. */
const optionCases = 'packages/preset/src/options/options.test.tsx'

type Row = {
  readonly option: string
  /** Its names in the preset, which are the titles of its own tests. */
  readonly names: readonly string[]
}

/**
 * Checks that each option in the tables of a page has a test, that the test exists, and that it runs in a browser. Only there, the effect
 * of an option is visible. An option that isn't listed needs a test of its own name. Returns one sentence per problem.
 *
 * @example checkOptionTables(readFileSync('docs/options.md', 'utf8'), parseOptions(path, source)['docs/options.md'], (path) => …)
 */
export function checkOptionTables(page: string, listed: readonly OptionTests[], read: ReadFile): readonly string[] {
  const rows = rowsOf(page)
  if (rows.length === 0) return ['the page has no table of options']
  const tests = new Map(listed.map((entry) => [entry.option, entry.tests]))
  const problems = rows.flatMap((row) => testProblems(row, tests.get(row.option), read))
  const twice = listed.filter(({ option }, index) => listed.findIndex((one) => one.option === option) < index)
  const removed = [...tests.keys()].filter((option) => !rows.some((row) => row.option === option))
  return [
    ...problems,
    ...twice.map(({ option }) => `conformance/options.json lists ${option} twice`),
    ...removed.map((option) => `conformance/options.json lists ${option}, which the page doesn't have`),
  ]
}

/** Returns the rows in the tables of options of a page. The column `in the preset` has the names of the preset, if they differ. */
function rowsOf(page: string): readonly Row[] {
  const rows: Row[] = []
  let nameColumn = -1
  let isOption = false
  for (const line of page.split('\n')) {
    const cells = line.split(/(?<!\\)\|/).map((text) => text.replace('●', '').replaceAll('`', '').trim())
    const [, option = ''] = cells
    if (!line.startsWith('|')) isOption = false
    else if (option === 'option') [isOption, nameColumn] = [true, cells.indexOf('in the preset')]
    else if (isOption && !/^[|\s:-]+$/.test(line))
      rows.push({ option, names: (cells[nameColumn] || option).split(', ') })
  }
  return rows
}

function testProblems(
  { option, names }: Row,
  tests: OptionTests['tests'] | undefined,
  read: ReadFile,
): readonly string[] {
  const cases = read(optionCases) ?? ''
  const hasOwn = names.every((name) => new RegExp(`\\[\\s*'${name.replaceAll('.', '\\.')}',`).test(cases))
  if (tests === undefined || tests.length === 0)
    return hasOwn
      ? []
      : [
          `no test shows ${option}: add a row with the title ${names.join(', ')} to ${optionCases}, or list its tests in conformance/options.json`,
        ]
  if (
    hasOwn &&
    tests.length === names.length &&
    tests.every(({ file, title }) => file === optionCases && names.includes(title))
  )
    return [`conformance/options.json lists ${option}, whose test has its name: remove it`]
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
