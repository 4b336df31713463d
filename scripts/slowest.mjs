// The slowest files in the suites' reports. They are printed at the end of a run to show the cost of each test.

const MOST_FILES = 10

/** Returns the duration of each file in a Vitest JSON report, in seconds. A file that two projects run counts as two. */
export function vitestSeconds({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1000 }))
}

/** Returns the duration of each file in a Playwright JSON report, in seconds. */
export function playwrightSeconds({ suites = [] }) {
  return suites.map((suite) => ({ file: suite.file, seconds: durationOf(suite) / 1000 }))
}

function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(durationOf))
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** Returns lines to print: the suite's slowest files, slowest first. */
export function slowestLines(suite, files) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST_FILES)
  if (slowest.length === 0) return []
  return [
    `Slowest files of ${suite}:`,
    ...slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
  ]
}
