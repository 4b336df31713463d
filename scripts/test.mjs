// Runs every suite, or with `--changed` what the changes can affect, one after another, even if one fails.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changedSuites } from './changed.mjs'
import { runChecks, wordsOf } from './check.mjs'
import { resultLine } from './counts.mjs'
import { failureLines } from './failures.mjs'
import { findBrowser } from './findBrowser.mjs'
import { findDatabases } from './findDatabases.mjs'
import { findEngines } from './findEngines.mjs'
import { flakyLines, rerunFailures } from './rerunFailures.mjs'
import { build, environment, install, isEnding, root, StepError, say } from './runtime.mjs'
import { slowestLines } from './slowest.mjs'
import { playwrightSuite, vitestSuite } from './suites.mjs'
import { testOnNode } from './testOnNode.mjs'

const results = join(root, '.data', 'results')

const suites = {
  check: () => runChecks(),
  vitest: (env) => vitestSuite({ name: 'vitest', cwd: root, env, results }),
  e2e: (env) => playwrightSuite({ name: 'e2e', cwd: join(root, 'apps/e2e'), env, results }),
  gallery: (env) => playwrightSuite({ name: 'gallery', cwd: join(root, 'apps/gallery'), env, results }),
  pack: (env) => vitestSuite({ name: 'pack', cwd: join(root, 'apps/e2e/pack'), env, results }),
  matrix: (env) =>
    vitestSuite({
      name: 'matrix',
      cwd: join(root, 'apps/e2e/pack'),
      env,
      results,
      args: ['--config', 'vitest.matrix.config.ts'],
    }),
  browsers: async (env) => {
    const engines = await findEngines()
    return playwrightSuite({
      name: 'browsers',
      cwd: join(root, 'apps/e2e/browsers'),
      env: { ...env, ...engines },
      results,
    })
  },
}

/** Suites that run only if they are named. */
const named = ['matrix', 'browsers']

export async function test(args) {
  if (args.includes('--node')) return testOnNode(args)
  const only = wordsOf(args)
  const unknown = only.find((word) => !Object.hasOwn(suites, word))
  if (unknown) throw new StepError(`Unknown suite: ${unknown}. Available: ${Object.keys(suites).join(', ')}`)
  const isWanted = (name) => (only.length === 0 ? !named.includes(name) : only.includes(name))
  const changes = args.includes('--changed') ? await changedSuites(baseOf(args), results) : undefined
  await install()
  const chromiumPath = await findBrowser()
  const needsDatabases = changes?.tests?.some((path) => path.startsWith('packages/server/')) ?? !changes?.suites
  if (isWanted('vitest') && needsDatabases) await findDatabases()
  const env = environment({ CHROMIUM_PATH: chromiumPath })
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })

  const rows = []
  rows.push({ name: 'build', ...(await counted(() => build().then(() => ({ passed: 1, failed: 0, skipped: 0 })))) })
  for (const [name, suite] of Object.entries(changes?.suites ?? suites)) {
    if (!isWanted(name)) continue
    if (isEnding()) break
    say(`Suite ${name}`)
    rows.push({ name, ...(await counted(() => suite(env))) })
  }
  if (rows.some(({ failures = [] }) => failures.some(({ rerun }) => rerun))) say('Rerunning failed browser tests')
  const final = await rerunFailures(rows, isEnding)
  return summary(
    final.filter(({ passed, failed, skipped }) => passed + failed + skipped > 0),
    changes?.lines,
  )
}

/** Returns the word after `--changed`, if there is one. */
function baseOf(args) {
  const word = args[args.indexOf('--changed') + 1]
  return word?.startsWith('--') ? undefined : word
}

async function counted(suite) {
  const began = Date.now()
  const counts = await suite().catch((error) => {
    const message = error instanceof StepError ? error.message : String(error?.stack ?? error)
    console.error(message)
    return { passed: 0, failed: 1, skipped: 0, failures: [{ test: 'the suite itself', message }] }
  })
  return { ...counts, seconds: Math.round((Date.now() - began) / 1000) }
}

function summary(rows, notes = []) {
  for (const { name, files = [] } of rows) for (const line of slowestLines(name, files)) console.log(line)
  for (const { name, nearLimit = [] } of rows)
    if (nearLimit.length > 0) console.log(`Tests of ${name} near their time limit:\n${nearLimit.join('\n')}`)
  for (const { name, failures = [] } of rows) for (const line of failureLines(name, failures)) console.log(line)
  for (const { name, flaky = [] } of rows) for (const line of flakyLines(name, flaky)) console.log(line)
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log('')
  for (const row of rows) console.log(`  ${row.name.padEnd(width)}  ${resultLine([row])}  ${row.seconds} s`)
  if (notes.length > 0) console.log(`\n${notes.join('\n')}`)
  console.log(`\n${resultLine(rows)}`)
  return { code: rows.some(({ failed }) => failed > 0) || isEnding() ? 1 : 0 }
}
