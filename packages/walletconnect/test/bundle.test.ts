import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { useWorld } from './useWorld.js'

const world = useWorld({ withChains: false })
const root = fileURLToPath(new URL('..', import.meta.url))
/** Inside the package, so that Node finds what it installs. */
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

describe('the bundled pairing client', () => {
  it('connects to a relay under a Node without a global WebSocket', async () => {
    onTestFinished(() => rmSync(outDir, { recursive: true, force: true }))
    const configFile = join(root, 'vite.client.config.ts')
    await build({ root, configFile, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
    writeFileSync(join(outDir, 'connect.mjs'), script)
    const args = ['--no-experimental-websocket', join(outDir, 'connect.mjs'), world.relay().url]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    expect(stdout.trim().split('\n').at(-1)).toBe('undefined true')
  }, 60_000)
})
