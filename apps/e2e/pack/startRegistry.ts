import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, spawnGuarded } from '@kit/devnet'
import { vi } from 'vitest'

const verdaccio = join(fileURLToPath(import.meta.resolve('verdaccio')), '../../bin/verdaccio')

/** A registry on loopback that has the packages of the kit, and passes on those of others. */
export type Registry = {
  readonly url: string
  /** Environment in which npm, pnpm and Yarn use the registry, with caches of their own. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/**
 * Starts verdaccio with its files in `folder`. Other packages come from the registry that npm is configured for.
 *
 * @param scopes Scopes that nothing is requested for elsewhere, such as `@kit`.
 */
export async function startRegistry(folder: string, scopes: readonly string[]): Promise<Registry> {
  mkdirSync(folder, { recursive: true })
  const own = { access: '$all', publish: '$all' }
  const names = ['create-kit-dapp', ...scopes.map((scope) => `${scope}/*`)]
  const url = execFileSync('npm', ['config', 'get', 'registry'], { cwd: folder, encoding: 'utf8' }).trim()
  const config = join(folder, 'config.yaml')
  const settings = {
    storage: join(folder, 'storage'),
    uplinks: { configured: { url, cache: false, timeout: '60s', max_fails: 10 } },
    packages: {
      ...Object.fromEntries(names.map((name) => [name, own])),
      '**': { access: '$all', proxy: 'configured' },
    },
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
    web: { enable: false },
    max_body_size: '100mb',
  }
  // YAML contains JSON.
  writeFileSync(config, JSON.stringify(settings))
  const address = `http://127.0.0.1:${await freePort()}`
  const server = spawnGuarded(process.execPath, [verdaccio, '--config', config, '--listen', address], { cwd: folder })
  await vi.waitFor(() => expectReady(address, server.output()), { timeout: 60_000 })
  return { url: `${address}/`, env: environmentOf(address, folder), stop: () => server.stop() }
}

async function expectReady(address: string, output: string): Promise<void> {
  const { ok } = await fetch(`${address}/-/ping`)
  if (!ok) throw new Error(`verdaccio isn't ready at ${address}\n${output}`)
}

function environmentOf(address: string, folder: string): Readonly<Record<string, string>> {
  const userconfig = join(folder, 'npmrc')
  writeFileSync(userconfig, '')
  return {
    npm_config_registry: `${address}/`,
    npm_config_userconfig: userconfig,
    npm_config_cache: join(folder, 'npm'),
    npm_config_yes: 'true',
    pnpm_config_registry: `${address}/`,
    pnpm_config_cache_dir: join(folder, 'pnpm'),
    // pnpm and Yarn ignore versions of the last day, unless told otherwise.
    pnpm_config_minimum_release_age: '0',
    YARN_NPM_MINIMAL_AGE_GATE: '0',
    YARN_NPM_REGISTRY_SERVER: address,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_GLOBAL_FOLDER: join(folder, 'yarn'),
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  }
}
