// The result of a suite's report, as numbers that can be added up.

/** Counts of a vitest JSON report. */
export function vitestCounts(report) {
  const { unhandledErrors = [] } = report
  return {
    passed: report.numPassedTests,
    // A file that does not load has no tests, yet it is a failure. So is what nobody caught between the tests.
    failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length + unhandledErrors.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function isBrokenFile(file) {
  return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
}

/** Counts of a Playwright JSON report. */
export function playwrightCounts({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** The counts with the program's exit code taken into account: a suite cannot fail in silence, nor pass without a test. */
export function suiteCounts(code, counts) {
  if (counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0)) {
    return { ...counts, failed: counts.failed + 1 }
  }
  return counts
}

/** The line that ends a run. */
export function resultLine(rows) {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
