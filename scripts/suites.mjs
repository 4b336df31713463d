// Runs a suite and reads its report. A failed test that can be rerun has a `rerun`.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { playwrightCounts, suiteCounts, vitestCounts } from './counts.mjs'
import { playwrightFailures, vitestFailures } from './failures.mjs'
import { root, run, StepError } from './runtime.mjs'
import { nearLimitLines, playwrightSeconds, vitestSeconds } from './slowest.mjs'

const empty = { passed: 0, failed: 0, skipped: 0 }
const reporter = fileURLToPath(new URL('VitestReport.mjs', import.meta.url))

/** Runs the Vitest projects of a folder, or with `args` some of their tests. Browser tests can be rerun, unit tests can't. */
export async function vitestSuite({
  name,
  cwd,
  env,
  results,
  args: chosen = [],
  isRepeatable = ({ isBrowser }) => isBrowser,
}) {
  if (!existsSync(join(cwd, 'vitest.config.ts'))) return empty
  const runOnce = async (file, args = []) => {
    const reporters = ['--reporter=default', `--reporter=${reporter}`, `--outputFile.json=${file}`]
    const ended = await run('vitest', ['run', ...reporters, ...args], { cwd, env })
    return { code: ended.code, report: read(name, file, ended) }
  }
  const rerun = async (file, fullName) => {
    const title = fullName === undefined ? [] : ['--testNamePattern', `^${escaped(fullName)}$`]
    const project = file.project ? ['--project', file.project] : []
    const again = await runOnce(join(results, `${name}-again.json`), [...project, file.name, ...title])
    if (!hasPassed(again.code, vitestCounts(again.report))) return undefined
    if (fullName !== undefined) return { passed: 1, skipped: 0 }
    const { passed, skipped } = vitestCounts(again.report)
    // The tests of a file whose setup failed were counted as skipped.
    return { passed, skipped: skipped - file.assertionResults.filter(({ status }) => status !== 'passed').length }
  }
  const { code, report } = await runOnce(join(results, `${name}.json`), chosen)
  const failures = vitestFailures(report).map(({ file, fullName, ...failure }) => ({
    ...failure,
    ...(file && isRepeatable(file) && { rerun: () => rerun(file, fullName) }),
  }))
  const files = vitestSeconds(report).map(({ file, seconds }) => ({ file: relative(root, file), seconds }))
  return { ...complete(name, code, vitestCounts(report), failures), files, nearLimit: nearLimitLines(report) }
}

/** Runs the Playwright tests of a folder, or with `args` some of them. Each can be rerun. */
export async function playwrightSuite({ name, cwd, env, results, args: chosen = [] }) {
  if (!existsSync(join(cwd, 'playwright.config.ts'))) return empty
  const runOnce = async (file, args = []) => {
    const ended = await run('pnpm', ['exec', 'playwright', 'test', '--reporter=list,json', ...args], {
      cwd,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    })
    return { code: ended.code, report: read(name, file, ended) }
  }
  const rerun = async ({ file, titles }) => {
    // Matches the full title, which starts with the file, because a test declared by a function has a line in that function's file.
    // Playwright matches titles followed by their tags.
    const title = `(?:^| )${[file, ...titles].map(escaped).join(' ')}(?= @|$)`
    const path = `(?:^|[/\\\\])${escaped(file)}$`
    const again = await runOnce(join(results, `${name}-again.json`), [path, '--grep', title, '--workers=1'])
    return hasPassed(again.code, playwrightCounts(again.report)) ? { passed: 1, skipped: 0 } : undefined
  }
  const { code, report } = await runOnce(join(results, `${name}.json`), chosen)
  const failures = playwrightFailures(report).map(({ spec, ...failure }) => ({
    ...failure,
    ...(spec && { rerun: () => rerun(spec) }),
  }))
  return { ...complete(name, code, playwrightCounts(report), failures), files: playwrightSeconds(report) }
}

const hasPassed = (code, { passed, failed }) => code === 0 && failed === 0 && passed > 0

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function read(name, file, { code, signal }) {
  if (!existsSync(file))
    throw new StepError(`Suite ${name} produced no results, and ended with ${signal ?? `code ${code}`}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function complete(name, code, found, failures) {
  const counts = suiteCounts(code, found)
  if (counts.failed === found.failed) return { ...counts, failures }
  const message = `Suite ${name} ran no tests or exited with code ${code}, and its report does not say why. See its output above`
  console.error(message)
  return { ...counts, failures: [...failures, { test: 'the suite itself', message }] }
}
