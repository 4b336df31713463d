// Runs for long what `npm test` runs briefly: views in all languages, property tests, the relay under load, and end-to-end tests.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { resultLine } from './counts.mjs'
import { failureLines } from './failures.mjs'
import { findBrowser } from './findBrowser.mjs'
import { flakyLines, rerunFailures } from './rerunFailures.mjs'
import { build, environment, install, isEnding, root, run, StepError, say } from './runtime.mjs'
import { playwrightSuite, vitestSuite } from './suites.mjs'

const results = join(root, '.data', 'soak')

/** `--times N` runs properties and the relay's load N times as often (20), `--e2e N` runs the end-to-end tests N times (0). */
export async function soak(args) {
  if (args[0] === 'server') return soakServer(args.slice(1))
  const times = numberAfter('--times', args) ?? 20
  const rounds = numberAfter('--e2e', args) ?? 0
  await install()
  mkdirSync(results, { recursive: true })
  const rows = []
  const add = async (name, suite) => {
    if (isEnding()) return
    say(`Soak ${name}`)
    const [row] = await rerunFailures([{ name, ...(await suite) }], isEnding)
    rows.push(row)
  }
  if (times > 0) {
    const env = environment({ KIT_SOAK_TIMES: String(times) })
    const properties = ['--config', 'scripts/soak.config.ts', ...(await propertyTests())]
    const shown = { ...env, CHROMIUM_PATH: await findBrowser() }
    const gallery = join(root, 'apps/gallery')
    await add(
      'languages',
      vitestSuite({ name: 'languages', cwd: gallery, env: shown, results, args: ['-t', 'fits into'] }),
    )
    await add('properties', vitestSuite({ name: 'properties', cwd: root, env, results, args: properties }))
  }
  for (let round = 1; round <= times && !isEnding(); round += 1) {
    const args = ['--project', 'server', 'relay/relayFlood.test.ts']
    await add(`relay ${round}`, vitestSuite({ name: 'relay', cwd: root, env: environment(), results, args }))
  }
  if (rounds > 0) await build()
  const env = rounds > 0 ? environment({ CHROMIUM_PATH: await findBrowser() }) : undefined
  for (let round = 1; round <= rounds && !isEnding(); round += 1)
    await add(`e2e ${round}`, playwrightSuite({ name: 'e2e', cwd: join(root, 'apps/e2e'), env, results }))
  return summary(rows)
}

/** Makes faults in kit-server during traffic: `--minutes N` (20), `--seed N`, `--only a,b` for faults whose name has one of the words. */
async function soakServer(args) {
  await install()
  const program = ['--conditions', '@kit/source', '--import', 'tsx', 'scripts/soakServer.ts']
  return run(process.execPath, [...program, ...args], { cwd: join(root, 'packages/server') })
}

function numberAfter(option, args) {
  const index = args.indexOf(option)
  if (index === -1) return undefined
  const number = Number(args[index + 1])
  if (Number.isInteger(number) && number >= 0) return number
  throw new StepError(`${option} needs a number, such as ${option} 10. Received: ${args[index + 1] ?? 'nothing'}`)
}

/** Returns the test files with properties. */
async function propertyTests() {
  const search = ['grep', '-lE', 'fc\\.(assert|check)\\(|exploreScope\\(', '--', '*.test.ts']
  const { output } = await run('git', search, { capture: true })
  return output.trim().split('\n')
}

function summary(rows) {
  for (const { name, failures = [] } of rows) for (const line of failureLines(name, failures)) console.log(line)
  const flaky = rows.flatMap((row) => flakyLines(row.name, row.flaky ?? []))
  for (const line of flaky) console.log(line)
  console.log(`\n${resultLine(rows)}, ${flaky.length} flaky`)
  return { code: rows.some(({ failed }) => failed > 0) || isEnding() ? 1 : 0 }
}
