// What failed, from the suites' reports: said once more at the end, where a log that was cut still has it.

const MOST_LINES = 20

/** What failed in a vitest JSON report. */
export function vitestFailures(report) {
  return report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file whose set-up failed has no failed test, only skipped ones.
    if (failed.length === 0) return status === 'failed' ? [{ test: name, message }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      message: failureMessages.join('\n'),
    }))
  })
}

/** What failed in a Playwright JSON report. */
export function playwrightFailures({ suites = [], errors = [] }) {
  return [...suites.flatMap(failuresOf), ...errors.map(({ message }) => ({ test: 'outside of any test', message }))]
}

function failuresOf({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title, tests }) => ({
      test: `${file}:${line} › ${title}`,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap((result) => result.errors)
        .map(({ message }) => message)
        .join('\n'),
    })),
    ...suites.flatMap(failuresOf),
  ]
}

/** As lines to print: the suite, the test, and the beginning of why. */
export function failureLines(suite, failures) {
  return failures.flatMap(({ test, message = '' }) => [
    `✗ ${suite}: ${test}`,
    ...message
      .trimEnd()
      .split('\n')
      .slice(0, MOST_LINES)
      .map((line) => `    ${line}`),
  ])
}
