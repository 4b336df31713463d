import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Network } from '@kit/core/adapter'
import { buildPage, connectFound } from '@kit/fakes/page'
import { createFakePorts } from '@kit/testing'
import { createSolanaTestWallet } from '@kit/testing/solana'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solanaDevnet, solanaLocal } from './network/solanaNetworks.js'
import type * as Page from './testing/page/main.js'

type Bundle = Awaited<ReturnType<typeof buildPage>>

const limitBytes = 3_000
let folder: string
let withoutCore: Bundle
let alone: Bundle
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-bundle-'))
  withoutCore = await bundle(join(folder, 'without-core'), ['@kit/core', '@kit/core/adapter'])
})
beforeAll(async () => {
  alone = await bundle(join(folder, 'alone'), [])
})
afterAll(() => rm(folder, { recursive: true }))

describe('Solana adapter in a page bundle', () => {
  it('loads at most three kilobytes, without the code that signs, reads or sends', () => {
    const { atLoad } = withoutCore
    expect(atLoad.flatMap(({ moduleIds }) => moduleIds).filter(isLater)).toEqual([])
    const bytes = gzipSync(atLoad.map(({ code }) => code).join(''), { level: 9 }).length
    console.info(`Solana adapter at load: ${bytes} bytes gzip`)
    expect(bytes).toBeLessThanOrEqual(limitBytes)
  })

  it('connects, switches, signs a message and disconnects without the chain library', async () => {
    const outDir = join(folder, 'alone')
    const { chunks } = alone
    const sizes = chunks.map(({ fileName, code }) => `${fileName} ${gzipSync(code, { level: 9 }).length}`)
    console.info(`All chunks, bytes gzip: ${sizes.join(', ')}`)
    const removed = chunks.filter(({ moduleIds }) => moduleIds.some(knowsChain))
    expect(removed).not.toHaveLength(0)
    for (const { fileName } of removed) await rm(join(outDir, fileName))
    const page = (await import(pathToFileURL(join(outDir, 'main.js')).href)) as typeof Page
    const url = 'http://127.0.0.1:1'
    const local = solanaLocal({ genesisHash: '1'.repeat(32), rpcUrls: [url] })
    const ports = createFakePorts()
    const adapter = page.solana({ networks: [local, solanaDevnet] })({ ports })
    const wallet = createSolanaTestWallet({ chains: { 'solana:localnet': url, 'solana:devnet': url } })
    wallet.announce(ports.announcements.page)
    const signal = new AbortController().signal
    const [, second] = adapter.networks as readonly [Network, Network]
    const { session, account, network, call } = await connectFound(adapter)
    expect(await adapter.signMessage({ ...call, message: 'hello' })).toMatch(/^\w{80,88}$/)
    expect(await adapter.switchNetwork({ provider: session.provider, network: second, signal })).toBe(solanaDevnet.id)
    await session.disconnect(signal)
    expect(wallet.authorized).toBe(false)
    // Proves that the library was really missing.
    await expect(adapter.getBalance({ network, address: account.address })).rejects.toMatchObject({
      code: 'kit/loadFailed',
      cause: { message: expect.stringMatching(/Cannot find module/) },
    })
  })
})

const knowsChain = (moduleId: string) => /\/@(noble|solana)\/|\/solana\/src\/(library|rpc)\//.test(moduleId)

const isLater = (moduleId: string) =>
  knowsChain(moduleId) || /\/solana\/src\/(request|transaction|signin|error)\//.test(moduleId)

const bundle = (outDir: string, external: string[]) =>
  buildPage({ pagePath: join(import.meta.dirname, './testing/page/main.ts'), outDir, external })
