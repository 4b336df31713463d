// The repository's commands, for a machine that has only Node and npm:
//   npm start [-- --only evm,solana]   runs everything, or the given families, locally
//   npm test [-- --only a,b]      every check and test (suites: check, vitest, e2e, gallery, pack; only if named: matrix, browsers)
//   npm test -- --node 22         on another version of Node (22 or 24), which npm installs
//   npm test -- --changed [base]  what the changes since the default branch, or the base, can affect
//   npm run soak [-- --times N --e2e N]  runs property tests, the relay and end-to-end tests for long
//   npm run soak -- server [--minutes N --seed N --only a,b]  makes faults in kit-server during traffic
//   npm run check [-- --only a]   the static checks whose name starts with one of the words
//   npm run api               writes the reports of the packages' public APIs, which check compares
//   npm run bench                 benchmarks
//   npm run server -- --port N --data DIR
//   npm run versions           applies the changesets
//   npm run release [-- --registry url]  publishes the versions that the registry doesn't have
//   npm run new -- feature <name>   writes a feature's package and every row that lists it
//   npm run new -- endpoint <name>   writes a kit-server endpoint with its client
//   npm run texts -- export|import <locale> <file>   texts for translators, and from them; `status` checks all
//   npm run x -- command …        any command with the pinned tools on PATH
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bench } from './bench.mjs'
import { api, check } from './check.mjs'
import { create } from './new.mjs'
import { release } from './publish.mjs'
import { build, endOnSignals, install, isEnding, root, run, StepError, say, stopRunning } from './runtime.mjs'
import { soak } from './soak.mjs'
import { test } from './test.mjs'
import { versions } from './versions.mjs'

async function start(args) {
  await install()
  await build(['./packages/*', './apps/demo', './apps/remote-wallet', './apps/wallet-frame'])
  say('Starting')
  // Nothing waits for the documentation: its server responds with 503 until it is built.
  let isStopped = false
  const docs = build(['./apps/docs']).catch((error) => isStopped || isEnding() || console.error(error.message))
  const ended = await run(process.execPath, ['--import', 'tsx', 'tooling/devnet/src/cli.ts', 'up', ...args])
  isStopped = true
  stopRunning()
  await docs
  return ended
}

async function server(args) {
  await install()
  await build(['@kit/server'])
  return run(process.execPath, [`${root}packages/server/dist/cli.js`, ...args], { cwd: process.env.INIT_CWD ?? root })
}

async function texts(args) {
  await install()
  const cli = ['--conditions', '@kit/source', '--import', 'tsx', 'tooling/texts/src/cli.ts']
  return run(process.execPath, [...cli, ...args], { interactive: true, cwd: root })
}

async function exec([command, ...args]) {
  if (!command) throw new StepError('Missing command. Usage: npm run x -- <command> [arguments]')
  if (!existsSync(join(root, 'node_modules', '.bin'))) await install()
  return run(command, args, { interactive: true, cwd: process.env.INIT_CWD ?? root })
}

const commands = { start, test, soak, check, api, bench, server, versions, release, texts, new: create, exec }
const [name, ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
if (!command) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')}`)
  process.exit(2)
}
endOnSignals(name === 'start' || name === 'server')
try {
  const result = await command(args)
  if (!isEnding()) process.exitCode = result?.code ?? 0
} catch (error) {
  if (!(error instanceof StepError)) throw error
  if (!isEnding()) {
    console.error(`\n${error.message}`)
    process.exitCode = 1
  }
}
