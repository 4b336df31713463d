// A browser test that fails once and passes alone is flaky: it counts as passed and is reported.
import { stripVTControlCharacters } from 'node:util'

/** More failures than this have a common cause, which rerunning each test only hides. */
const mostReruns = 40

/**
 * Reruns each failed test that has a `rerun`, one after the other, and returns the rows of the suites with the results. A test that passes
 * now counts as passed and is listed in `flaky` of its row. One that fails again stays a failure.
 *
 * @param rows Counts and failures of each suite.
 * @param isEnding Returns whether the run was asked to end.
 */
export async function rerunFailures(rows, isEnding = () => false) {
  const repeatable = rows.flatMap(({ failures = [] }) => failures.filter(({ rerun }) => rerun))
  if (repeatable.length > mostReruns) {
    console.log(`${repeatable.length} browser tests failed. More than ${mostReruns} are not rerun`)
    return rows
  }
  const results = []
  for (const row of rows) {
    const result = { ...row, failures: [], flaky: [] }
    for (const failure of row.failures ?? []) {
      const gained = failure.rerun && !isEnding() ? await failure.rerun() : undefined
      if (gained) {
        result.passed += gained.passed
        result.skipped += gained.skipped
        result.failed -= 1
      }
      result[gained ? 'flaky' : 'failures'].push(failure)
    }
    results.push(result)
  }
  return results
}

/** Returns a line for each flaky test: its suite, its title, and the first line of its error. */
export function flakyLines(suite, flaky) {
  return flaky.map(({ test, message = '' }) => `flaky: ${suite} ${test} (${firstLine(message)})`)
}

// Playwright colors its messages.
const firstLine = (message) => stripVTControlCharacters(message).trim().split('\n')[0].trim()
