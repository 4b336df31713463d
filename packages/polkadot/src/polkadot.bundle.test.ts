import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Account, Connector, Network } from '@kit/core'
import { createFakePorts } from '@kit/testing'
import { createPolkadotTestWallet } from '@kit/testing/polkadot'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as Page from '../test/page/main.js'
import { definePolkadotNetwork } from './network/definePolkadotNetwork.js'

const limitBytes = 3_000
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-bundle-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a page with the adapter', () => {
  it('loads at most three kilobytes and nothing that signs, reads, sends or verifies', async () => {
    const { atLoad } = await bundle(join(folder, 'without-core'), ['@kit/core'])
    expect(atLoad.flatMap(({ moduleIds }) => moduleIds).filter(isLater)).toEqual([])
    const bytes = gzipSync(atLoad.map(({ code }) => code).join(''), { level: 9 }).length
    console.info(`Polkadot adapter at load: ${bytes} bytes gzip`)
    expect(bytes).toBeLessThanOrEqual(limitBytes)
  })

  it('connects, signs a message, switches, reconnects and disconnects with all that knows the chain taken away', async () => {
    const outDir = join(folder, 'alone')
    const { chunks } = await bundle(outDir, [])
    const sizes = chunks.map(({ fileName, code }) => `${fileName} ${gzipSync(code, { level: 9 }).length}`)
    console.info(`All chunks, bytes gzip: ${sizes.join(', ')}`)
    const gone = chunks.filter(({ moduleIds }) => moduleIds.some(knowsChain))
    expect(gone).not.toHaveLength(0)
    for (const { fileName } of gone) await rm(join(outDir, fileName))
    const page = (await import(pathToFileURL(join(outDir, 'main.js')).href)) as typeof Page
    const define = (digit: string, ss58Format: number) =>
      definePolkadotNetwork({
        genesisHash: `0x${digit.repeat(64)}`,
        name: 'Local',
        nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals: 12 },
        ss58Format,
        rpcUrls: ['http://127.0.0.1:1'],
      })
    const ports = createFakePorts()
    const adapter = page.polkadot({ networks: [define('a', 42), define('b', 0)] })({ ports })
    const wallet = createPolkadotTestWallet({ name: 'talisman' })
    wallet.announce(ports.announcements.page)
    let connectors: readonly Connector[] = []
    const stop = adapter.watchConnectors((list) => {
      connectors = list
    })
    const signal = new AbortController().signal
    const [network, second] = adapter.networks as readonly Network[] as readonly [Network, Network]
    const requests = [{ namespace: 'polkadot', networks: adapter.networks }]
    const session = (await connectors[0]?.connect({ requests, signal }))?.['polkadot']
    const account = session?.accounts[0] as Account
    const provider = session?.provider
    expect(await adapter.signMessage({ provider, account, network, message: 'hello' })).toMatch(/^0x[\da-f]{128}$/)
    expect(await adapter.switchNetwork({ provider, network: second, signal })).toBe(second.id)
    expect((await connectors[0]?.reconnect({ requests, signal }))?.['polkadot']?.accounts).toHaveLength(3)
    await session?.disconnect(signal)
    stop()
    // The proof that the library was really away.
    await expect(adapter.getBalance({ network, address: account.address })).rejects.toMatchObject({
      code: 'kit/loadFailed',
      cause: { message: expect.stringMatching(/Cannot find module/) },
    })
  }, 120_000)
})

type Chunk = {
  readonly fileName: string
  readonly code: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
}

const knowsChain = (moduleId: string) => /\/@polkadot\/|\/polkadot\/src\/library\//.test(moduleId)

const isLater = (moduleId: string) =>
  knowsChain(moduleId) || /\/@noble\/|\/@scure\/|\/polkadot\/src\/(request|error|verify)\//.test(moduleId)

/** Builds the page; `atLoad` is the entry with all that it imports statically. */
async function bundle(outDir: string, external: string[]): Promise<{ chunks: Chunk[]; atLoad: Chunk[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // A build for servers leaves out Vite's own preloading, which is not part of the adapter, and runs here.
    ssr: { noExternal: true, resolve: { conditions: ['@kit/source', 'module', 'browser', 'production'] } },
    build: {
      ssr: true,
      outDir,
      minify: true,
      target: 'es2022',
      rollupOptions: {
        input: join(import.meta.dirname, '../test/page/main.ts'),
        external,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
      },
    },
  })
  if (!('output' in result)) throw new Error('One build was expected')
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const names = new Set(['main.js'])
  for (const name of names)
    for (const next of chunks.find((each) => each.fileName === name)?.imports ?? []) names.add(next)
  return { chunks, atLoad: chunks.filter(({ fileName }) => names.has(fileName)) }
}
