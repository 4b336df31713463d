import { findBrowser } from './findBrowser.mjs'
import { build, environment, install, run, say } from './runtime.mjs'

/** Runs the `bench` script of every workspace package that has one, one after another. */
export async function bench(args) {
  await install()
  const CHROMIUM_PATH = await findBrowser()
  await build()
  say('Measuring')
  return run('pnpm', ['-r', '--workspace-concurrency=1', '--if-present', 'run', 'bench', ...args], {
    env: environment({ CHROMIUM_PATH }),
  })
}
