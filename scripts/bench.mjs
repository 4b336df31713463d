import { findBrowser } from './findBrowser.mjs'
import { build, environment, install, run, StepError, say } from './runtime.mjs'

/** Benchmarks that can run separately, by their name on the command line, with the extra builds that each needs. */
const targets = {
  server: { name: '@kit/server', built: [] },
  browser: { name: '@kit/bench', built: ['./apps/demo', './apps/remote-wallet', './apps/wallet-frame'] },
}

/** Runs the `bench` script of every workspace package that has one, or only the named one, one after another. */
export async function bench(args) {
  const [word, ...rest] = args
  const target = targets[word ?? '']
  if (word !== undefined && target === undefined) {
    throw new StepError(`Unknown benchmark: ${word}. Available: ${Object.keys(targets).join(', ')}`)
  }
  await install()
  const chromiumPath = word === 'server' ? undefined : await findBrowser()
  await build(target === undefined ? undefined : [target.name, ...target.built])
  say('Measuring')
  const filter = target === undefined ? ['-r', '--workspace-concurrency=1'] : ['--filter', target.name]
  return run('pnpm', [...filter, '--if-present', 'run', 'bench', ...rest], {
    env: environment({ CHROMIUM_PATH: chromiumPath }),
  })
}
