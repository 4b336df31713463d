// Failures in the suites' reports. They are repeated at the end of a run, where a truncated log still has them.

const mostLines = 20
const mostPrintedLines = 80

/** Returns the failures in a Vitest JSON report. */
export function vitestFailures({ testResults, unhandledErrors = [] }) {
  const failures = testResults.flatMap((file) => {
    const { name, message, status, assertionResults } = file
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file whose setup failed has no failed tests, only skipped ones.
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

/** Returns the failures in a Playwright JSON report. */
export function playwrightFailures({ suites = [], errors = [] }) {
  return [...suites.flatMap((file) => failuresOf(file.file, file)), ...errors.map(outsideOfAnyTest)]
}

/** `owner` is the file of the suite. A test declared by a function has that function's location. */
function failuresOf(owner, { specs = [], suites = [] }, titles = []) {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title, tests }) => ({
      test: `${file}:${line} › ${[...titles, title].join(' › ')}`,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap((result) => result.errors)
        .map(({ message }) => message)
        .join('\n'),
      // Output of the failed test: the content of its pages.
      output: tests
        .flatMap(({ results }) => results)
        .flatMap(({ stdout = [] }) => stdout)
        .map(({ text = '' }) => text)
        .join(''),
      spec: { file: owner, titles: [...titles, title] },
    })),
    ...suites.flatMap((suite) => failuresOf(owner, suite, [...titles, suite.title])),
  ]
}

/** Returns lines to print: the suite, the test, the start of the message, and the test's output. */
export function failureLines(suite, failures) {
  return failures.flatMap(({ test, message = '', output = '' }) => [
    `✗ ${suite}: ${test}`,
    ...indented(message, mostLines),
    ...(output && ['    It printed:', ...indented(output, mostPrintedLines)]),
  ])
}

const indented = (text, most) =>
  text
    .trimEnd()
    .split('\n')
    .slice(0, most)
    .map((line) => `    ${line}`)
