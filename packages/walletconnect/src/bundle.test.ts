import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundledFloors } from './testing/bundledFloors.data.js'
import { useWorld } from './testing/useWorld.js'

const world = useWorld({ withChains: false })
const root = fileURLToPath(new URL('..', import.meta.url))
/** Inside the package, so that Node resolves its dependencies. */
const outDir = join(root, 'node_modules/.bundle-test')

const script = `
import { Core } from './sdk/pairingClient.bundled.js'
const items = new Map()
const storage = {
  getKeys: async () => [...items.keys()],
  getEntries: async () => [...items.entries()],
  getItem: async (key) => items.get(key),
  setItem: async (key, value) => void items.set(key, value),
  removeItem: async (key) => void items.delete(key),
}
const core = new Core({ relayUrl: process.argv[2], telemetryEnabled: false, logger: 'silent', storage })
await core.start()
await core.relayer.connect()
console.log(typeof WebSocket, core.relayer.connected)
process.exit()
`

/** Returns the packages that the bundler reports in the bundle, with every version of each. */
function bundled(): ReadonlyMap<string, readonly string[]> {
  const versions = new Map<string, string[]>()
  const notice = readFileSync(join(outDir, 'THIRD-PARTY-LICENSES.md'), 'utf8')
  for (const [, name = '', version = ''] of notice.matchAll(/^## (\S+) - (\S+) \(/gm))
    versions.set(name, [...(versions.get(name) ?? []), version])
  return versions
}

const isOlder = (version: string, floor: string): boolean =>
  version.localeCompare(floor, 'en', { numeric: true, sensitivity: 'base' }) < 0

describe('bundled pairing client', () => {
  beforeAll(async () => {
    const configFile = join(root, 'vite.client.config.ts')
    await build({ root, configFile, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
  }, 60_000)
  afterAll(() => rmSync(outDir, { recursive: true, force: true }))

  it('connects to a relay on a Node version without a global WebSocket', async () => {
    writeFileSync(join(outDir, 'connect.mjs'), script)
    const args = ['--no-experimental-websocket', join(outDir, 'connect.mjs'), world.relay().url]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    expect(stdout.trim().split('\n').at(-1)).toBe('undefined true')
  }, 60_000)

  it.each(bundledFloors)('contains $name, and none older than $version', ({ name, version, reason }) => {
    const found = bundled().get(name) ?? []
    expect(found, `${name} is not in the bundle`).not.toEqual([])
    expect(
      found.filter((each) => isOlder(each, version)),
      reason,
    ).toEqual([])
  })
})
