import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Consumer, createConsumer, type PackageManager } from './Consumer.js'

/** Creates a dapp in `folder` with the published `create-kit-dapp`, and installs it. */
export function createFromRegistry(
  folder: string,
  name: string,
  args: readonly string[],
  manager: PackageManager = 'npm',
): Consumer {
  const create = ['create', 'kit-dapp@latest', '--', name, ...args, '--json']
  execFileSync('npm', create, { cwd: folder, stdio: 'pipe' })
  const path = join(folder, name)
  const files = {
    'package.json': readFileSync(join(path, 'package.json'), 'utf8'),
    // Without it, Yarn looks for a project in the folders above.
    ...(manager === 'yarn' && { 'yarn.lock': '' }),
  }
  return createConsumer(path, {}, files, manager)
}
