// What failed, from the suites' reports: said once more at the end, where a log that was cut still has it.

const MOST_LINES = 20
const MOST_PRINTED_LINES = 80

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
  return [...suites.flatMap((file) => failuresOf(file.file, file)), ...errors.map(outsideOfAnyTest)]
}

/** `owner`: the file of the suite. A test that a function declares has the place of that function. */
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
      // What the test printed when it failed: what its pages showed.
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

/** As lines to print: the suite, the test, the beginning of why, and what the test printed. */
export function failureLines(suite, failures) {
  return failures.flatMap(({ test, message = '', output = '' }) => [
    `✗ ${suite}: ${test}`,
    ...indented(message, MOST_LINES),
    ...(output && ['    It printed:', ...indented(output, MOST_PRINTED_LINES)]),
  ])
}

const indented = (text, most) =>
  text
    .trimEnd()
    .split('\n')
    .slice(0, most)
    .map((line) => `    ${line}`)
