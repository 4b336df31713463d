import { hasTitle, namedTests, type ReadFile, splitCells } from './namedTests.js'

/** Where tests run in a browser. */
const inBrowser = /\.test\.tsx$|^apps\/e2e\/.+\.spec\.ts$/

/**
 * What is wrong in the tables of options of a document: a row that names no test, or one that is not there or does not run in a browser,
 * where alone the effect of an option is seen. Returns one sentence each, with the line.
 *
 * @example checkOptionTables(readFileSync('docs/options.md', 'utf8'), (path) => …)
 */
export function checkOptionTables(page: string, read: ReadFile): readonly string[] {
  const problems: string[] = []
  let testColumn = -1
  let count = 0
  for (const [index, line] of page.split('\n').entries()) {
    const tell = (problem: string) => problems.push(`line ${index + 1}: ${problem}`)
    const cells = splitCells(line)
    if (!line.startsWith('|')) testColumn = -1
    else if (cells[1] === 'option') {
      testColumn = cells.indexOf('test')
      if (testColumn === -1) tell('the table of options has no column "test"')
    } else if (testColumn > 0 && !/^[|\s:-]+$/.test(line)) {
      count += 1
      const tests = namedTests(cells[testColumn])
      if (tests.length === 0) tell(`no test shows ${cells[1]}`)
      for (const { path, title } of tests) {
        const source = read(path)
        if (source === undefined) tell(`${path} does not exist`)
        else if (!hasTitle(source, title)) tell(`${path} has no test "${title}"`)
        if (!inBrowser.test(path)) tell(`${path} does not run in a browser`)
      }
    }
  }
  return count === 0 ? [...problems, 'the page has no table of options'] : problems
}
