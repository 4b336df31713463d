import { describe, expect, it } from 'vitest'
import { nearLimitLines, playwrightSeconds, slowestLines, vitestSeconds } from './slowest.mjs'

describe('slowest files', () => {
  it('measures Vitest files from start to end', () => {
    const testResults = [
      { name: 'sum.test.ts', startTime: 1000, endTime: 3500 },
      { name: 'chain.test.ts', startTime: 2000, endTime: 2100 },
    ]
    expect(vitestSeconds({ testResults })).toEqual([
      { file: 'sum.test.ts', seconds: 2.5 },
      { file: 'chain.test.ts', seconds: 0.1 },
    ])
  })

  it('sums the tests of Playwright files at any depth', () => {
    const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
    const inner = { specs: [spec(500, 250)], suites: [{ specs: [spec(250)] }] }
    expect(playwrightSeconds({ suites: [{ file: 'a.spec.ts', specs: [spec(1000)], suites: [inner] }] })).toEqual([
      { file: 'a.spec.ts', seconds: 2 },
    ])
  })

  it('lists at most ten files, slowest first, and prints nothing without files', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }))
    const lines = slowestLines('vitest', files)
    expect(lines).toHaveLength(11)
    expect(lines.slice(0, 2)).toEqual(['Slowest files of vitest:', '    11.0 s  11.test.ts'])
    expect(lines.at(-1)).toContain('2.test.ts')
    expect(slowestLines('e2e', [])).toEqual([])
  })

  it('lists tests that took over 40 % of their time limit, nearest to it first', () => {
    const timings = [
      { test: 'parses', seconds: 2, limit: 20 },
      { test: 'connects', seconds: 9, limit: 20 },
      { test: 'restarts', seconds: 29, limit: 60 },
      { test: 'waits', seconds: 29, limit: 0 },
    ]
    expect(nearLimitLines({ testResults: [{ name: '/repository/chain.test.ts', timings }] })).toEqual([
      '  29.0 of 60 s  chain.test.ts › restarts',
      '  9.0 of 20 s  chain.test.ts › connects',
    ])
  })
})
