import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Account, Connector, Network } from '@kit/core'
import { createFakePorts } from '@kit/testing'
import { createSolanaTestWallet } from '@kit/testing/solana'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as Page from '../test/page/main.js'
import { solanaDevnet, solanaLocal } from './network/solanaNetworks.js'

const limitBytes = 3_000
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-bundle-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a page with the adapter', () => {
  it('loads at most three kilobytes and nothing that signs, reads or sends', async () => {
    const { atLoad } = await bundle(join(folder, 'without-core'), ['@kit/core'])
    expect(atLoad.flatMap(({ moduleIds }) => moduleIds).filter(isLater)).toEqual([])
    const bytes = gzipSync(atLoad.map(({ code }) => code).join(''), { level: 9 }).length
    console.info(`Solana adapter at load: ${bytes} bytes gzip`)
    expect(bytes).toBeLessThanOrEqual(limitBytes)
  })

  it('connects, switches, signs a message and disconnects with all that knows the chain taken away', async () => {
    const outDir = join(folder, 'alone')
    const { chunks } = await bundle(outDir, [])
    const sizes = chunks.map(({ fileName, code }) => `${fileName} ${gzipSync(code, { level: 9 }).length}`)
    console.info(`All chunks, bytes gzip: ${sizes.join(', ')}`)
    const gone = chunks.filter(({ moduleIds }) => moduleIds.some(knowsChain))
    expect(gone).not.toHaveLength(0)
    for (const { fileName } of gone) await rm(join(outDir, fileName))
    const page = (await import(pathToFileURL(join(outDir, 'main.js')).href)) as typeof Page
    const url = 'http://127.0.0.1:1'
    const local = solanaLocal({ genesisHash: '1'.repeat(32), rpcUrls: [url] })
    const ports = createFakePorts()
    const adapter = page.solana({ networks: [local, solanaDevnet] })({ ports })
    const wallet = createSolanaTestWallet({ chains: { 'solana:localnet': url, 'solana:devnet': url } })
    wallet.announce(ports.announcements.page)
    let connectors: readonly Connector[] = []
    const stop = adapter.watchConnectors((list) => {
      connectors = list
    })
    const signal = new AbortController().signal
    const [network, second] = adapter.networks as readonly [Network, Network]
    const requests = [{ namespace: 'solana', networks: adapter.networks }]
    const session = (await connectors[0]?.connect({ requests, signal }))?.['solana']
    const account = session?.accounts[0] as Account
    const provider = session?.provider
    expect(await adapter.signMessage({ provider, account, network, message: 'hello' })).toMatch(/^\w{80,88}$/)
    expect(await adapter.switchNetwork({ provider, network: second, signal })).toBe(solanaDevnet.id)
    await session?.disconnect(signal)
    expect(wallet.authorised).toBe(false)
    stop()
    // The proof that the library was really away.
    await expect(adapter.getBalance({ network, address: account.address })).rejects.toMatchObject({
      code: 'kit/loadFailed',
      cause: { message: expect.stringMatching(/Cannot find module/) },
    })
  })
})

type Chunk = {
  readonly fileName: string
  readonly code: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
}

const knowsChain = (moduleId: string) => /\/@(noble|solana)\/|\/solana\/src\/(library|rpc)\//.test(moduleId)

const isLater = (moduleId: string) =>
  knowsChain(moduleId) || /\/solana\/src\/(request|transaction|signin|error)\//.test(moduleId)

/** Builds the page; `atLoad` is the entry with all that it imports statically. */
async function bundle(outDir: string, external: string[]): Promise<{ chunks: Chunk[]; atLoad: Chunk[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // A build for servers leaves out Vite's own preloading, which is no part of the adapter, and runs here.
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
