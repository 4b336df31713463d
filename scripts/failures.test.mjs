import { describe, expect, it } from 'vitest'
import { failureLines, playwrightFailures, vitestFailures } from './failures.mjs'

describe('failures of a report', () => {
  it('lists each failed Vitest test, and each file whose setup failed', () => {
    const passed = { status: 'passed', fullName: 'is fine', failureMessages: [] }
    const failed = { status: 'failed', fullName: 'adds', failureMessages: ['expected 2', 'expected 3'] }
    const skipped = { status: 'pending', fullName: 'reads', failureMessages: [] }
    const testResults = [
      { name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'chain.test.ts', status: 'failed', message: 'no port', assertionResults: [skipped, skipped] },
      { name: 'good.test.ts', status: 'passed', message: '', assertionResults: [passed, skipped] },
    ]
    const unhandledErrors = [{ message: 'caught by no one' }]
    expect(vitestFailures({ testResults, unhandledErrors })).toEqual([
      { test: 'sum.test.ts › adds', message: 'expected 2\nexpected 3', file: testResults[0], fullName: 'adds' },
      { test: 'chain.test.ts', message: 'no port', file: testResults[1] },
      { test: 'outside of any test', message: 'caught by no one' },
    ])
  })

  it('lists each failed Playwright test at any depth, and errors outside tests', () => {
    const good = { ok: true, file: 'a.spec.ts', line: 1, title: 'opens', tests: [] }
    const bad = {
      ok: false,
      // The test is declared by a function in another file.
      file: 'support/both.ts',
      line: 9,
      title: 'closes',
      tests: [{ results: [{ errors: [{ message: 'not closed' }], stdout: [{ text: 'heading "Connect"' }] }] }],
    }
    const report = {
      suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [good], suites: [{ title: 'modal', specs: [bad] }] }],
      errors: [{ message: 'no browser' }],
    }
    expect(playwrightFailures(report)).toEqual([
      {
        test: 'support/both.ts:9 › modal › closes',
        message: 'not closed',
        output: 'heading "Connect"',
        spec: { file: 'a.spec.ts', titles: ['modal', 'closes'] },
      },
      { test: 'outside of any test', message: 'no browser' },
    ])
  })

  it('prints the suite and the first lines of the message', () => {
    const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')
    const lines = failureLines('e2e', [{ test: 'a.spec.ts:9 › closes', message }, { test: 'b' }])
    expect(lines.slice(0, 2)).toEqual(['✗ e2e: a.spec.ts:9 › closes', '    line 0'])
    expect(lines).toContain('    line 19')
    expect(lines).not.toContain('    line 20')
    expect(lines.at(-2)).toBe('✗ e2e: b')
  })

  it('prints up to 80 lines of output of a failed test', () => {
    const output = Array.from({ length: 90 }, (_, line) => `shown ${line}`).join('\n')
    const lines = failureLines('e2e', [{ test: 'a', message: 'no', output }])
    expect(lines.slice(0, 4)).toEqual(['✗ e2e: a', '    no', '    It printed:', '    shown 0'])
    expect(lines.at(-1)).toBe('    shown 79')
  })
})
