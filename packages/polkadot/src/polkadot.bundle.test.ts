import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Network } from '@kit/core/adapter'
import { buildPage, connectFound } from '@kit/fakes/page'
import { createFakePorts } from '@kit/testing'
import { createPolkadotTestWallet } from '@kit/testing/polkadot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definePolkadotNetwork } from './network/definePolkadotNetwork.js'
import type * as Page from './testing/page/main.js'

const limitBytes = 3_000
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-bundle-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('Polkadot adapter in a page bundle', () => {
  it('loads at most three kilobytes, without the code that signs, reads, sends or verifies', async () => {
    const { atLoad } = await bundle(join(folder, 'without-core'), ['@kit/core', '@kit/core/adapter'])
    expect(atLoad.flatMap(({ moduleIds }) => moduleIds).filter(isLater)).toEqual([])
    const bytes = gzipSync(atLoad.map(({ code }) => code).join(''), { level: 9 }).length
    console.info(`Polkadot adapter at load: ${bytes} bytes gzip`)
    expect(bytes).toBeLessThanOrEqual(limitBytes)
  })

  it('connects, signs a message, switches, reconnects and disconnects without the chain library', async () => {
    const outDir = join(folder, 'alone')
    const { chunks } = await bundle(outDir, [])
    const sizes = chunks.map(({ fileName, code }) => `${fileName} ${gzipSync(code, { level: 9 }).length}`)
    console.info(`All chunks, bytes gzip: ${sizes.join(', ')}`)
    const removed = chunks.filter(({ moduleIds }) => moduleIds.some(knowsChain))
    expect(removed).not.toHaveLength(0)
    for (const { fileName } of removed) await rm(join(outDir, fileName))
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
    const signal = new AbortController().signal
    const [, second] = adapter.networks as readonly Network[] as readonly [Network, Network]
    const { connector, session, account, network, call } = await connectFound(adapter)
    expect(await adapter.signMessage({ ...call, message: 'hello' })).toMatch(/^0x[\da-f]{128}$/)
    expect(await adapter.switchNetwork({ provider: session.provider, network: second, signal })).toBe(second.id)
    const requests = [{ namespace: 'polkadot', networks: adapter.networks }]
    expect((await connector.reconnect({ requests, signal }))?.['polkadot']?.accounts).toHaveLength(3)
    await session.disconnect(signal)
    // Proves that the library was really missing.
    await expect(adapter.getBalance({ network, address: account.address })).rejects.toMatchObject({
      code: 'kit/loadFailed',
      cause: { message: expect.stringMatching(/Cannot find module/) },
    })
  }, 120_000)
})

const knowsChain = (moduleId: string) => /\/@polkadot\/|\/polkadot\/src\/library\//.test(moduleId)

const isLater = (moduleId: string) =>
  knowsChain(moduleId) || /\/@noble\/|\/@scure\/|\/polkadot\/src\/(request|error|verify)\//.test(moduleId)

const bundle = (outDir: string, external: string[]) =>
  buildPage({ pagePath: join(import.meta.dirname, './testing/page/main.ts'), outDir, external })
