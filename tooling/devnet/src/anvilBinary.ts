import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Returns the path of the anvil program: `ANVIL_PATH`, else the npm package of this platform, else `anvil` on PATH.
 *
 * @throws Error that lists the ways to provide one.
 */
export function anvilBinary(env: NodeJS.ProcessEnv = process.env): string {
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  const name = `@foundry-rs/anvil-${process.platform}-${architectures[process.arch] ?? process.arch}`
  const found = [env['ANVIL_PATH'], fromPackage(name, file), ...onPath(env, file)].find(
    (path) => path !== undefined && existsSync(path),
  )
  if (found) return found
  throw new Error(`No local EVM node: ${name} is not installed. Install Foundry, or set ANVIL_PATH to its anvil.`)
}

function fromPackage(name: string, file: string): string | undefined {
  try {
    // The platform package is a dependency of the launcher package, so it is resolved from there.
    const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    return join(createRequire(launcher).resolve(`${name}/package.json`), '..', 'bin', file)
  } catch {
    return undefined
  }
}

function onPath(env: NodeJS.ProcessEnv, file: string): string[] {
  return (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, file))
}
