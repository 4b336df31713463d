// What failed, from the suites' reports: said once more at the end, where a log that was cut still has it.

const MOST_LINES = 20

/** What failed in a vitest JSON report. */
export function vitestFailures({ testResults, unhandledErrors = [] }) {
  const failures = testResults.flatMap((file) => {
    const { name, message, status, assertionResults } = file
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file whose set-up failed has no failed test, only skipped ones.
    if (failed.length === 0) return status === 'failed' ? [{ test: name, message, file }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      message: failureMessages.join('\n'),
      file,
      fullName,
    }))
  })
  return [...failures, ...unhandledErrors.map(outsideOfAnyTest)]
}

const outsideOfAnyTest = ({ message }) => ({ test: 'outside of any test', message })

/** What failed in a Playwright JSON report. */
export function playwrightFailures({ suites = [], errors = [] }) {
  return [...suites.flatMap((file) => failuresOf(file)), ...errors.map(outsideOfAnyTest)]
}

function failuresOf({ specs = [], suites = [] }, titles = []) {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title, tests }) => ({
      test: `${file}:${line} › ${[...titles, title].join(' › ')}`,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap((result) => result.errors)
        .map(({ message }) => message)
        .join('\n'),
      spec: { file, line, titles: [...titles, title] },
    })),
    ...suites.flatMap((suite) => failuresOf(suite, [...titles, suite.title])),
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
