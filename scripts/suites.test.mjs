import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flakyLines, rerunFailures } from './rerunFailures.mjs'
import { environment, root } from './runtime.mjs'
import { playwrightSuite, vitestSuite } from './suites.mjs'

let cwd
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'suite-'))
  writeFileSync(join(cwd, 'package.json'), '{ "name": "suite", "private": true, "type": "module" }')
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const write = (name, text) => writeFileSync(join(cwd, name), text)
const useModulesOf = (folder) => symlinkSync(join(root, folder, 'node_modules'), join(cwd, 'node_modules'))
const options = (name) => {
  const results = join(cwd, 'results')
  mkdirSync(results)
  // Vitest and Playwright set variables for their child processes.
  const { VITEST, VITEST_MODE, NODE_ENV, TEST, ...env } = environment()
  return { name, cwd, env, results }
}
/** Fails until a file exists, which it creates. */
const failsOnce = `import { existsSync, writeFileSync } from 'node:fs'
export const failOnce = (name) => {
  if (existsSync(name)) return
  writeFileSync(name, '')
  throw new Error('the page was not ready')
}`
const titles = ({ failures = [] }) => failures.map(({ test }) => test)

describe('playwrightSuite', () => {
  beforeEach(() => {
    useModulesOf('apps/e2e')
    write('failOnce.ts', failsOnce)
    write('playwright.config.ts', `export default { testDir: '.', workers: 1 }`)
  })

  it('counts a test that passes alone as passed and flaky, and one that fails twice as failed', async () => {
    write(
      'modal.spec.ts',
      `import { test } from '@playwright/test'
       import { failOnce } from './failOnce.ts'
       test('closes', () => {})
       test.describe('modal (large)', () => {
         test('opens', () => failOnce('${join(cwd, 'opens')}'))
         test('opens twice', () => { throw new Error('it never opens') })
       })`,
    )
    const first = await playwrightSuite(options('e2e'))
    expect(first).toMatchObject({ passed: 1, failed: 2 })
    const [row] = await rerunFailures([{ ...first, name: 'e2e' }])
    expect(row).toMatchObject({ passed: 2, failed: 1, skipped: 0 })
    expect(titles(row)).toEqual([expect.stringContaining('› opens twice')])
    expect(flakyLines('e2e', row.flaky)).toEqual([
      'flaky: e2e modal.spec.ts:5 › modal (large) › opens (Error: the page was not ready)',
    ])
  }, 60_000)

  it('reruns a test that a function declares in another file', async () => {
    write(
      'testBoth.ts',
      `import { test } from '@playwright/test'
       export function testBoth(title, body) {
         for (const library of ['one', 'two']) test.describe(library, () => { test(title, () => body(library)) })
       }`,
    )
    write(
      'both.spec.ts',
      `import { failOnce } from './failOnce.ts'
       import { testBoth } from './testBoth.ts'
       testBoth('switches (error nested)', (library) => {
         if (library === 'two') failOnce('${join(cwd, 'switches')}')
       })`,
    )
    const first = await playwrightSuite(options('e2e'))
    expect(first).toMatchObject({ passed: 1, failed: 1 })
    const [row] = await rerunFailures([{ ...first, name: 'e2e' }])
    expect(row).toMatchObject({ passed: 2, failed: 0, skipped: 0 })
    expect(flakyLines('e2e', row.flaky)).toEqual([
      'flaky: e2e testBoth.ts:3 › two › switches (error nested) (Error: the page was not ready)',
    ])
  }, 60_000)
})

describe('vitestSuite', () => {
  const writeTests = () => {
    useModulesOf('.')
    write('failOnce.ts', failsOnce)
    write('vitest.config.ts', `export default { test: { name: 'page', include: ['*.test.ts'] } }`)
    write(
      'view.test.ts',
      `import { describe, it } from 'vitest'
       import { failOnce } from './failOnce.ts'
       describe('view [1]', () => {
         it('is drawn', () => failOnce('${join(cwd, 'drawn')}'))
         it('is drawn again', () => { throw new Error('it never is') })
       })`,
    )
    write(
      'loads.test.ts',
      `import { it } from 'vitest'
       import { failOnce } from './failOnce.ts'
       failOnce('${join(cwd, 'loaded')}')
       it('loads', () => {})
       it.skip('is for later', () => {})`,
    )
  }

  it('reruns browser tests and files that failed to load', async () => {
    writeTests()
    const first = await vitestSuite({ ...options('vitest'), isRepeatable: ({ project }) => project === 'page' })
    expect(first).toMatchObject({ passed: 0, failed: 3, skipped: 0 })
    const [row] = await rerunFailures([{ ...first, name: 'vitest' }])
    expect(row).toMatchObject({ passed: 2, failed: 1, skipped: 1 })
    expect(titles(row)).toEqual([expect.stringContaining('view.test.ts › view [1] is drawn again')])
    expect(flakyLines('vitest', row.flaky).toSorted()).toEqual([
      expect.stringMatching(/^flaky: vitest .*loads\.test\.ts \(the page was not ready\)$/),
      expect.stringMatching(/^flaky: vitest .*view\.test\.ts › view \[1\] is drawn \(Error: the page was not ready\)$/),
    ])
  }, 60_000)

  it("doesn't rerun unit tests", async () => {
    writeTests()
    const first = await vitestSuite(options('vitest'))
    expect(await rerunFailures([first])).toMatchObject([{ passed: 0, failed: 3, flaky: [] }])
    expect(readFileSync(join(cwd, 'drawn'), 'utf8')).toBe('')
  }, 60_000)

  it('fails on an error outside any test, even when all failed tests pass alone', async () => {
    useModulesOf('.')
    write('failOnce.ts', failsOnce)
    write('vitest.config.ts', `export default { test: { include: ['*.test.ts'] } }`)
    write(
      'leak.test.ts',
      `import { it } from 'vitest'
       import { failOnce } from './failOnce.ts'
       it('leaks', async () => {
         void Promise.reject(new Error('caught by no one'))
         await new Promise(setImmediate)
         failOnce('${join(cwd, 'leaked')}')
       })`,
    )
    const first = await vitestSuite({ ...options('vitest'), isRepeatable: () => true })
    expect(first).toMatchObject({ passed: 0, failed: 2 })
    expect(titles((await rerunFailures([first]))[0])).toContain('outside of any test')
  }, 60_000)
})
