// Finds Firefox and WebKit for the suite of other browsers: the configured ones, the system's, or Debian's packages.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, StepError, say } from './runtime.mjs'

const engines = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  { variable: 'XVFB_PATH', names: ['Xvfb'], debian: 'xvfb' },
]

/**
 * Returns the paths of Firefox, WebKit's driver and the screen that WebKit needs, by environment variable. Installs what is missing where
 * possible.
 *
 * @throws StepError when one is still missing
 */
export async function findEngines({ env = process.env, installPackages = fromDebian } = {}) {
  const missing = engines.filter((engine) => pathOf(engine, env) === undefined)
  if (missing.length > 0) await installPackages(missing.map(({ debian }) => debian))
  const rows = engines.map((engine) => [engine.variable, pathOf(engine, env) ?? notFound(engine)])
  return Object.fromEntries(rows)
}

function pathOf({ variable, names }, env) {
  const named = env[variable]
  if (named) {
    if (existsSync(named)) return named
    throw new StepError(`${variable} points to ${named}, which does not exist`)
  }
  const folders = (env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

async function fromDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  say(`Installing ${packages.join(', ')} with apt-get`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  await run('apt-get', ['install', '-qy', '--no-install-recommends', ...packages, 'fonts-dejavu-core'], { env })
}

function notFound({ variable, names, debian }) {
  throw new StepError(`${names[0]} was not found. Install Debian's package ${debian}, or set ${variable}`)
}
