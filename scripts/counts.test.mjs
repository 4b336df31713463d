import { describe, expect, it } from 'vitest'
import { playwrightCounts, resultLine, suiteCounts, vitestCounts } from './counts.mjs'

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] }

describe('suite counts', () => {
  it('counts a test file that fails to load as a failure, and a failed test once', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
    expect(vitestCounts({ ...vitest, testResults: [broken, failing] })).toEqual({ passed: 3, failed: 2, skipped: 2 })
    expect(vitestCounts({ ...vitest, unhandledErrors: [{ message: 'caught by no one' }] }).failed).toBe(2)
  })

  it('counts a Playwright error outside any test as a failure, and a successful retry as passed', () => {
    const report = { stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 2 }, errors: [{ message: 'no config' }] }
    expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  it('fails a suite that ran no tests', () => {
    expect(suiteCounts(0, { passed: 0, failed: 0, skipped: 7 }).failed).toBe(1)
  })

  it('fails a suite whose program failed without a failing test', () => {
    expect(suiteCounts(1, { passed: 5, failed: 0, skipped: 0 }).failed).toBe(1)
    expect(suiteCounts(1, { passed: 5, failed: 2, skipped: 0 }).failed).toBe(2)
    expect(suiteCounts(0, { passed: 5, failed: 0, skipped: 0 }).failed).toBe(0)
  })

  it('prints one line that mentions skipped tests only if there are any', () => {
    const row = { passed: 2, failed: 1, skipped: 0 }
    expect(resultLine([row, row])).toBe('4 passed, 2 failed')
    expect(resultLine([row, { ...row, skipped: 3 }])).toBe('4 passed, 2 failed, 3 skipped')
  })
})
