// What a run spends its time on, from the suites' reports: said at its end, so that whoever adds a test sees what it costs.

const MOST_FILES = 10

/** Seconds of each file in a vitest JSON report. A file that two projects run is two. */
export function vitestSeconds({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1000 }))
}

/** Seconds of each file in a Playwright JSON report. */
export function playwrightSeconds({ suites = [] }) {
  return suites.map((suite) => ({ file: suite.file, seconds: durationOf(suite) / 1000 }))
}

function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(durationOf))
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** As lines to print: the suite's slowest files, the slowest first. */
export function slowestLines(suite, files) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST_FILES)
  if (slowest.length === 0) return []
  return [
    `Slowest files of ${suite}:`,
    ...slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
  ]
}
