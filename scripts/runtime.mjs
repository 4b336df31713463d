// Shared by every command: the repository's location, the environment of its programs, and running them.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const toolFolder = join(root, '.tools')
const began = Date.now()
const running = new Set()

// npm exports its own settings to the programs it runs. Only those for reaching a registry are useful below.
const keptSettings =
  /^npm_config_(registry|userconfig|globalconfig|cache|cafile|ca|https?_?proxy|noproxy|.*:_?auth.*)$/i

/** Returns the environment for programs: pinned tools first on PATH, without npm's own settings. */
export function environment(extra = {}) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || keptSettings.test(name)),
  )
  const path = [join(toolFolder, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), env.PATH ?? env.Path]
  return {
    ...env,
    PATH: path.join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ...extra,
  }
}

export function say(text) {
  console.log(`\n» ${text}  [${Math.round((Date.now() - began) / 1000)} s]`)
}

export class StepError extends Error {}

/**
 * Runs a program to completion in its own process group, so that ending it also ends its child processes. Returns its exit code and, with
 * `capture`, its output.
 */
export function run(command, args, { env = environment(), cwd = root, capture = false, interactive = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: [interactive ? 'inherit' : 'ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      // A program that reads the keyboard must stay in the terminal's own group.
      detached: !windows && !interactive,
      shell: windows,
    })
    child.leads = !windows && !interactive
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    running.add(child)
    child.once('error', (error) => {
      running.delete(child)
      reject(new StepError(`${command}: ${error.message}`))
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      signalGroup(child, 'SIGKILL')
      resolve({ code: code ?? 1, signal, output: Buffer.concat(output).toString() })
    })
  })
}

/** Runs a program and throws if it fails. */
export async function must(command, args, options = {}) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new StepError(`${command} ${args.join(' ')} exited with code ${code}\n${output}`)
}

function signalGroup(child, signal) {
  try {
    if (windows || !child.leads) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error
  }
}

/** Ends the programs that still run. */
export function stopRunning() {
  for (const child of running) signalGroup(child, 'SIGTERM')
}

let ending = false
function end(signal, code) {
  if (ending) return
  ending = true
  if (running.size === 0) process.exit(code)
  for (const child of running) signalGroup(child, signal)
  const waited = Date.now()
  setInterval(() => {
    if (running.size > 0 && Date.now() - waited < 10_000) return
    for (const child of running) signalGroup(child, 'SIGKILL')
    process.exit(code)
  }, 50)
}

/** Returns whether this process was asked to end. A program that fails after that isn't at fault. */
export function isEnding() {
  return ending
}

/**
 * Ends running programs when this process is asked to end. That is a success for a command that runs until stopped (`isServing`), and an
 * interruption for any other.
 */
export function endOnSignals(isServing) {
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
  const stop = (signal) => end(signal, isServing ? 0 : codes[signal])
  for (const signal of Object.keys(codes)) process.on(signal, () => stop(signal))
  // An npm that is killed can't notify its child, so the child watches for a change of its parent.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref()
}

/** Installs the pinned pnpm in the repository, if it is missing, and then the packages. */
export async function install() {
  const [, version] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')
  const manifest = join(toolFolder, 'node_modules', 'pnpm', 'package.json')
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== version) {
    say(`Installing pnpm ${version} into .tools`)
    await installTool(`pnpm@${version}`)
  }
  say('Installing packages')
  await must('pnpm', ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'])
  say('Compiling styles')
  await must(process.execPath, ['--import', 'tsx', 'tooling/build/src/cli.ts'])
}

/** Installs a package with the npm that came with Node. Each has its own folder, because npm removes packages it didn't install itself. */
export async function installTool(name, folder = toolFolder) {
  mkdirSync(folder, { recursive: true })
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  await must('npm', ['install', '--prefix', folder, ...quiet, name])
}

/** Builds packages and apps. Unchanged ones are not rebuilt. */
export async function build(filters = []) {
  say(filters.length > 0 ? `Building ${filters.join(', ')}` : 'Building')
  const chosen = filters.map((filter) => `--filter=${filter}`)
  await must('turbo', ['run', 'build', '--output-logs=errors-only', '--concurrency=2', ...chosen])
}
