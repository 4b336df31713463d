// The static checks. Each is one program and one line of the result.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, root, run, StepError, say } from './runtime.mjs'

const script = (path, ...args) => [process.execPath, '--import', 'tsx', path, ...args]

// Arguments that reuse the compiler's previous results, so that only changes are checked again.
const remembered = (path) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, '.data', 'types', `${path.replaceAll('/', '-')}.json`),
]

/** Returns all checks with a name, a program, its arguments, and whether it reads built packages. */
export function checks() {
  const workspaces = ['packages', 'apps', 'tooling'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => `${room}/${name}`),
  )
  // A feature's views and a backend have their own configuration, because the code around them compiles without a DOM.
  const typed = workspaces
    .flatMap((path) => [path, `${path}/src/react`, `${path}/src/server`])
    .filter((path) => existsSync(join(root, path, 'tsconfig.json')))
  const published = workspaces.filter((path) => {
    const manifest = join(root, path, 'package.json')
    return path.startsWith('packages/') && existsSync(manifest) && !JSON.parse(readFileSync(manifest, 'utf8')).private
  })
  return [
    // All packages in one process: starting the compiler takes longer than most reports.
    { name: 'api reports', command: script('tooling/boundaries/src/apiReportCli.ts', ...published), built: true },
    { name: 'size', command: script('tooling/size/src/cli.ts'), built: true },
    { name: 'unused code', command: ['knip', '--no-config-hints'] },
    { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'boundaries', command: script('tooling/boundaries/src/cli.ts') },
    { name: 'conformance', command: script('tooling/boundaries/src/conformanceCli.ts') },
    { name: 'words', command: script('tooling/boundaries/src/words/wordsCli.ts') },
    { name: 'code blocks', command: script('apps/docs/blocks/cli.ts'), built: true },
    { name: 'licences', command: script('tooling/boundaries/src/licencesCli.ts'), built: true },
    // Checks against the published declarations, as apps do. This catches errors that sources hide, and no package is recompiled for each
    // of its dependents.
    ...typed.map((path) => ({
      name: `types ${path}`,
      command: ['tsc', '-p', path, '--noEmit', '--checkers', '1', '--customConditions', 'types', ...remembered(path)],
      built: true,
    })),
    ...published.map((path) => ({
      name: `package ${path}`,
      command: script('tooling/boundaries/src/packageCli.ts'),
      // The selected ones are checked in one process.
      together: path,
      built: true,
    })),
  ]
}

const named = (words) =>
  checks().filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)))

/** Returns the checks that a change can affect: those of whole packages for the given ones, and those of the repository that are quick. */
export function checksOf({ types, packages, changed }) {
  return checks().flatMap((check) => {
    const [kind, path] = check.name.split(' ')
    if (kind === 'types') return types.some((folder) => `${path}/`.startsWith(`${folder}/`)) ? [check] : []
    if (kind === 'package') return packages.includes(path) ? [check] : []
    if (check.name === 'size') return []
    if (check.name === 'api reports') {
      const command = check.command.filter((arg) => !arg.startsWith('packages/') || packages.includes(arg))
      return command.some((arg) => arg.startsWith('packages/')) ? [{ ...check, command }] : []
    }
    if (check.name !== 'format and lint') return [check]
    const files = changed.filter((file) => existsSync(join(root, file)))
    const command = [...check.command.slice(0, -1), '--no-errors-on-unmatched', ...files]
    return files.length > 0 ? [{ ...check, command }] : []
  })
}

/** Runs the checks, two at a time, and returns how many passed and failed. */
export async function runChecks(chosen = checks()) {
  const waiting = joined(chosen)
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [command, ...args] = next.command
      const began = Date.now()
      const { code, output } = await run(command, args, { capture: true })
      const time = `${((Date.now() - began) / 1000).toFixed(1)} s`
      console.log(`${code === 0 ? '✓' : '✗'} ${next.name}  ${time}`)
      if (code !== 0) {
        console.log(output.trimEnd().replace(/^/gm, '    '))
        counts.failures.push({ test: next.name, message: output })
      }
      counts[code === 0 ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all([work(), work()])
  return counts
}

/** Merges checks that can run together into one. */
function joined(chosen) {
  const apart = chosen.filter(({ together }) => together === undefined)
  const paths = chosen.flatMap(({ together }) => together ?? [])
  if (paths.length === 0) return apart
  const [{ name, command }] = chosen.filter(({ together }) => together !== undefined)
  const one = { name: paths.length === 1 ? name : `packages (${paths.length})`, command: [...command, ...paths] }
  return [one, ...apart]
}

/** Updates the reports of the public APIs, for all packages or the given folders. */
export async function api(folders = []) {
  await install()
  await build(folders.length > 0 ? folders.map((folder) => `./${folder}`) : ['./packages/*'])
  const [program, ...args] = checks().find(({ name }) => name === 'api reports').command
  const isRequested = (arg) => folders.length === 0 || !arg.startsWith('packages/') || folders.includes(arg)
  await run(program, [...args.filter(isRequested), '--write'])
}

export async function check(args) {
  const words = wordsOf(args)
  await install()
  const isBuildNeeded = checks().some(
    (one) => one.built && (words.length === 0 || words.some((word) => one.name.startsWith(word))),
  )
  const isBuilt = !isBuildNeeded || (await built())
  say('Checking')
  const { passed, failed } = await runChecks(named(words))
  console.log(`\n${passed} passed, ${isBuilt ? failed : failed + 1} failed`)
  return { code: failed > 0 || passed === 0 || !isBuilt ? 1 : 0 }
}

/** Returns whether everything builds, and prints build failures. */
async function built() {
  try {
    await build()
    return true
  } catch (error) {
    console.error(error instanceof StepError ? error.message : error)
    return false
  }
}

/** Returns the words after `--only`, separated by commas. */
export function wordsOf(args) {
  const index = args.indexOf('--only')
  if (index === -1) return []
  return (args[index + 1] ?? '').split(',').filter(Boolean)
}
