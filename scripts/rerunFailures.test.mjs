import { describe, expect, it, vi } from 'vitest'
import { flakyLines, rerunFailures } from './rerunFailures.mjs'

const failure = (test, rerun) => ({ test, message: `${test} went wrong\n  at line 1`, ...(rerun && { rerun }) })
const passes = async () => ({ passed: 1, skipped: 0 })
const fails = async () => undefined

describe('rerunFailures', () => {
  it('moves tests that pass alone from the failures to the flaky tests, and keeps the rest', async () => {
    const failures = [failure('opens', passes), failure('closes', fails), failure('adds')]
    const [row] = await rerunFailures([{ name: 'e2e', passed: 5, failed: 3, skipped: 1, failures }])
    expect(row).toMatchObject({ passed: 6, failed: 2, skipped: 1 })
    expect(row.failures.map(({ test }) => test)).toEqual(['closes', 'adds'])
    expect(flakyLines('e2e', row.flaky)).toEqual(['flaky: e2e opens (opens went wrong)'])
  })

  it('reruns tests one after the other, each once', async () => {
    let running = 0
    const rerun = vi.fn(async () => {
      running += 1
      expect(running).toBe(1)
      await Promise.resolve()
      running -= 1
    })
    const row = { passed: 0, failed: 2, skipped: 0, failures: [failure('a', rerun), failure('b', rerun)] }
    await rerunFailures([row, row])
    expect(rerun).toHaveBeenCalledTimes(4)
  })

  it('reruns nothing when too many tests failed to be flaky, or when the run is ending', async () => {
    const rerun = vi.fn(passes)
    const rows = (count) => {
      const failures = Array.from({ length: count }, (_, index) => failure(`test ${index}`, rerun))
      return [{ passed: 0, failed: count, skipped: 0, failures }]
    }
    expect(await rerunFailures(rows(41))).toMatchObject([{ failed: 41 }])
    expect(await rerunFailures(rows(2), () => true)).toMatchObject([{ failed: 2 }])
    expect(rerun).not.toHaveBeenCalled()
  })
})

describe('flakyLines', () => {
  it('prints the first line of a message without its colors', () => {
    const message = '\u001b[31mError: timed out\u001b[39m\n  waiting for a button'
    expect(flakyLines('e2e', [{ test: 'a', message }])).toEqual(['flaky: e2e a (Error: timed out)'])
  })
})
