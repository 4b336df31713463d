import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Consumer, createConsumer, managerCommands, type PackageManager } from './Consumer.js'
import { versions } from './packed.js'

/**
 * Creates a dapp in `folder` with the published `create-kit-dapp`, and installs it.
 *
 * @param scope Scope that the package is published under, if it isn't the kit's own.
 */
export function createFromRegistry(
  folder: string,
  name: string,
  args: readonly string[],
  { manager = 'npm', scope }: { readonly manager?: PackageManager; readonly scope?: string } = {},
): Consumer {
  const [command, ...first] = managerCommands[manager]
  const create = [
    'create',
    `${scope === undefined ? '' : `${scope}/`}kit-dapp@latest`,
    ...(manager === 'npm' ? ['--'] : []),
  ]
  execFileSync(command, [...first, ...create, name, ...args, '--json'], { cwd: folder, stdio: 'pipe' })
  const path = join(folder, name)
  const manifest = readFileSync(join(path, 'package.json'), 'utf8')
  const files = {
    'package.json': manifest,
    ...(manager === 'yarn' && {
      // Unlike npm and pnpm, Yarn fails if a registry lacks an optional package of another platform, as of the newest Vite.
      'package.json': JSON.stringify({ ...JSON.parse(manifest), resolutions: { vite: versions.tools.vite } }),
      // Without it, Yarn looks for a project in the folders above.
      'yarn.lock': '',
    }),
  }
  return createConsumer(path, {}, files, manager)
}
