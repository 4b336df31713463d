// The slowest files in the suites' reports. They are printed at the end of a run to show the cost of each test.

import { basename } from 'node:path'

const mostFiles = 10

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
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, mostFiles)
  if (slowest.length === 0) return []
  return [
    `Slowest files of ${suite}:`,
    ...slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
  ]
}

// A test that takes longer fails once the machine is twice as busy.
const mostOfLimit = 0.4

/** Returns lines to print: tests of a Vitest JSON report that took much of their time limit, nearest to it first. */
export function nearLimitLines({ testResults }) {
  return testResults
    .flatMap(({ name, timings = [] }) => timings.map((timing) => ({ ...timing, name })))
    .filter(({ seconds, limit }) => limit > 0 && seconds > mostOfLimit * limit)
    .toSorted((one, other) => other.seconds / other.limit - one.seconds / one.limit)
    .map(({ name, test, seconds, limit }) => `  ${seconds.toFixed(1)} of ${limit} s  ${basename(name)} › ${test}`)
}
