// A browser test that fails once and passes alone is flaky: it counts as passed, and the run says so.
import { stripVTControlCharacters } from 'node:util'

/** More failures than this have a common cause, which running each again only hides. */
const MOST_RERUNS = 40

/**
 * Runs each failed test that has a `rerun` once more, one after the other, and returns the rows of the suites with its result:
 * a test that passes now counts as passed and stands in `flaky` of its row, one that fails again stays a failure.
 *
 * @param rows Counts and failures of each suite.
 * @param isEnding Whether the run was asked to end.
 */
export async function rerunFailures(rows, isEnding = () => false) {
  const repeatable = rows.flatMap(({ failures = [] }) => failures.filter(({ rerun }) => rerun))
  if (repeatable.length > MOST_RERUNS) {
    console.log(`${repeatable.length} browser tests failed: more than ${MOST_RERUNS} are not run again`)
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

/** A line for each flaky test: its suite, its title, and the first line of why it failed. */
export function flakyLines(suite, flaky) {
  return flaky.map(({ test, message = '' }) => `flaky: ${suite} ${test} (${firstLine(message)})`)
}

// Playwright colors its messages.
const firstLine = (message) => stripVTControlCharacters(message).trim().split('\n')[0].trim()
