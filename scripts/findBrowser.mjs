// Finds a Chromium for the tests: the configured one, the system's, Debian's package, or one inside an npm package.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { systemChromium } from '../tooling/chromium/systemChromium.mjs'
import { installTool, root, run, StepError, say } from './runtime.mjs'

const packaged = '@sparticuz/chromium@143.0.4'

/** Returns the path of a Chromium, installing one if necessary. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new StepError(`CHROMIUM_PATH points to ${named}, which does not exist`)
  }
  return systemChromium() ?? (await fromDebian()) ?? (await fromPackage()) ?? noBrowser()
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('Installing Chromium with apt-get')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  // Older releases have no separate package for the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-qy', '--no-install-recommends', name, 'fonts-dejavu-core'], { env })
    if (systemChromium()) return systemChromium()
  }
  return undefined
}

async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(root, '.tools', 'browser')
  if (!existsSync(join(folder, 'node_modules', '@sparticuz'))) {
    say(`Installing ${packaged} into .tools`)
    await installTool(packaged, folder)
  }
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium')
  const { default: chromium } = await import(pathToFileURL(entry).href)
  return chromium.executablePath()
}

function noBrowser() {
  throw new StepError('No browser found. Install Chromium or Google Chrome, or set CHROMIUM_PATH')
}
