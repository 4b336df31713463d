// Results of a suite's report as numbers that can be added up.

/** Returns the counts of a Vitest JSON report. */
export function vitestCounts(report) {
  const { unhandledErrors = [] } = report
  return {
    passed: report.numPassedTests,
    // A file that fails to load has no tests, yet it is a failure. So is an uncaught error between tests.
    failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length + unhandledErrors.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function isBrokenFile(file) {
  return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
}

/** Returns the counts of a Playwright JSON report. */
export function playwrightCounts({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** Combines the counts with the program's exit code: a suite can't fail silently or pass without a test. */
export function suiteCounts(code, counts) {
  if (counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0)) {
    return { ...counts, failed: counts.failed + 1 }
  }
  return counts
}

/** Returns the last line of a run. */
export function resultLine(rows) {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
