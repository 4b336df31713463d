// Every suite, one after another; the others run even when one fails.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runChecks, wordsOf } from './check.mjs'
import { playwrightCounts, resultLine, suiteCounts, vitestCounts } from './counts.mjs'
import { failureLines, playwrightFailures, vitestFailures } from './failures.mjs'
import { findBrowser } from './findBrowser.mjs'
import { findDatabases } from './findDatabases.mjs'
import { build, environment, install, isEnding, root, run, StepError, say } from './runtime.mjs'
import { playwrightSeconds, slowestLines, vitestSeconds } from './slowest.mjs'

const results = join(root, '.data', 'results')

const suites = {
  check: () => runChecks(),
  vitest: (env) => vitest('vitest', root, env),
  e2e: (env) => playwright('e2e', env),
  gallery: (env) => playwright('gallery', env),
  pack: (env) => vitest('pack', join(root, 'apps/e2e/pack'), env),
}

export async function test(args) {
  const only = wordsOf(args)
  const unknown = only.find((word) => !Object.hasOwn(suites, word))
  if (unknown) throw new StepError(`No suite ${unknown}. Suites: ${Object.keys(suites).join(', ')}`)
  await install()
  const CHROMIUM_PATH = await findBrowser()
  if (only.length === 0 || only.includes('vitest')) await findDatabases()
  const env = environment({ CHROMIUM_PATH })
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })

  const rows = []
  rows.push({ name: 'build', ...(await counted(() => build().then(() => ({ passed: 1, failed: 0, skipped: 0 })))) })
  for (const [name, suite] of Object.entries(suites)) {
    if (only.length > 0 && !only.includes(name)) continue
    if (isEnding()) break
    say(`Suite ${name}`)
    rows.push({ name, ...(await counted(() => suite(env))) })
  }
  return summary(rows.filter(({ passed, failed, skipped }) => passed + failed + skipped > 0))
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

function summary(rows) {
  for (const { name, files = [] } of rows) for (const line of slowestLines(name, files)) console.log(line)
  for (const { name, failures = [] } of rows) for (const line of failureLines(name, failures)) console.log(line)
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log('')
  for (const row of rows) console.log(`  ${row.name.padEnd(width)}  ${resultLine([row])}  ${row.seconds} s`)
  console.log(`\n${resultLine(rows)}`)
  return { code: rows.some(({ failed }) => failed > 0) || isEnding() ? 1 : 0 }
}

async function vitest(name, cwd, env) {
  if (!existsSync(join(cwd, 'vitest.config.ts'))) return { passed: 0, failed: 0, skipped: 0 }
  const file = join(results, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run('vitest', ['run', ...reporters], { cwd, env })
  const report = read(name, file)
  const files = vitestSeconds(report).map(({ file, seconds }) => ({ file: relative(root, file), seconds }))
  return { ...complete(name, code, vitestCounts(report), vitestFailures(report)), files }
}

async function playwright(app, env) {
  const cwd = join(root, 'apps', app)
  if (!existsSync(join(cwd, 'playwright.config.ts'))) return { passed: 0, failed: 0, skipped: 0 }
  const file = join(results, `${app}.json`)
  const { code } = await run('pnpm', ['exec', 'playwright', 'test', '--reporter=list,json'], {
    cwd,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const report = read(app, file)
  return {
    ...complete(app, code, playwrightCounts(report), playwrightFailures(report)),
    files: playwrightSeconds(report),
  }
}

function read(name, file) {
  if (!existsSync(file)) throw new StepError(`Suite ${name} gave no results`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function complete(name, code, found, failures) {
  const counts = suiteCounts(code, found)
  if (counts.failed === found.failed) return { ...counts, failures }
  // A report does not tell what nobody caught between the tests.
  const message = `Suite ${name} ran no test or ended with code ${code}, and its report does not say why: its output does, above`
  console.error(message)
  return { ...counts, failures: [...failures, { test: 'the suite itself', message }] }
}
