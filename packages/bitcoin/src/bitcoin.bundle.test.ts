import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { AdapterFactory } from '@kit/core/adapter'
import { buildPage, connectFound } from '@kit/fakes/page'
import { createFakePorts } from '@kit/testing'
import { createBitcoinTestWallet } from '@kit/testing/bitcoin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BitcoinAdapter } from './BitcoinAdapter.js'
import type { BitcoinOptions } from './bitcoin.js'
import { bitcoinRegtest } from './network/bitcoinNetworks.js'

const limitBytes = 3_800
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-bitcoin-bundle-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('Bitcoin adapter in a page bundle', () => {
  it('loads a small chunk without the chain library', async () => {
    const { atLoad } = await bundle(join(folder, 'without-core'), ['@kit/core', '@kit/core/adapter'])
    expect(atLoad.flatMap(({ moduleIds }) => moduleIds).filter(isLibrary)).toEqual([])
    const bytes = gzipSync(atLoad.map(({ code }) => code).join(''), { level: 9 }).length
    console.info(`Bitcoin adapter at load: ${bytes} bytes gzip`)
    expect(bytes).toBeLessThanOrEqual(limitBytes)
  })

  it('connects, signs and disconnects without the code that reads and sends', async () => {
    const outDir = join(folder, 'alone')
    const { chunks } = await bundle(outDir, [])
    const lazy = chunks.map(({ fileName, code }) => `${fileName} ${gzipSync(code, { level: 9 }).length}`)
    console.info(`All chunks, bytes gzip: ${lazy.join(', ')}`)
    const removed = chunks.filter(({ moduleIds }) => moduleIds.some((id) => /btc-signer|\/esplora\//.test(id)))
    expect(removed).not.toHaveLength(0)
    for (const { fileName } of removed) await rm(join(outDir, fileName))
    const page = (await import(pathToFileURL(join(outDir, 'main.js')).href)) as {
      bitcoin(options: BitcoinOptions): AdapterFactory<BitcoinAdapter>
    }
    const url = 'http://127.0.0.1:1'
    const ports = createFakePorts()
    const adapter = page.bitcoin({ networks: [bitcoinRegtest({ esploraUrls: [url] })] })({ ports })
    const wallet = createBitcoinTestWallet({ chains: { regtest: url } })
    wallet.announce(ports.announcements.page)
    const signal = new AbortController().signal
    const { session, network, call } = await connectFound(adapter)
    expect((await adapter.signMessage({ ...call, message: 'hello' })).length).toBeGreaterThan(80)
    wallet.behave({ mode: 'reject' })
    const declined = adapter.signMessage({ ...call, message: 'hello' })
    await expect(declined).rejects.toMatchObject({ code: 'connection/rejected' })
    await session.disconnect(signal)
    expect(wallet.authorized).toBe(false)
    // Proves that the removed chunks were really missing.
    await expect(adapter.getBalance({ network, address: wallet.selected })).rejects.toMatchObject({
      code: 'kit/loadFailed',
      cause: { message: expect.stringMatching(/Cannot find module/) },
    })
  })
})

const isLibrary = (moduleId: string) =>
  /@scure|@noble|micro-packed|bitcoin\/src\/(library|esplora|message\/check)/.test(moduleId)

const bundle = (outDir: string, external: string[]) =>
  buildPage({ pagePath: join(import.meta.dirname, './testing/page/main.ts'), outDir, external })
