import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Network } from '@kit/core/adapter'
import { buildPage, connectFound } from '@kit/fakes/page'
import { createFakePorts, createTestWallet } from '@kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EvmFixture } from './EvmFixture.js'

/** Describes what a page with the adapter loads, and what works without the chain library. */
export function describePage(fixture: EvmFixture): void {
  const limitBytes = 3_000
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kit-bundle-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  describe(`page with the adapter on ${fixture.name}`, () => {
    it('loads at most three kilobytes, without the chain library', async () => {
      const { atLoad } = await bundle(join(folder, 'without-core'), ['@kit/core', '@kit/core/adapter'])
      expect(atLoad.flatMap(({ moduleIds }) => moduleIds).filter(isLibrary)).toEqual([])
      const bytes = gzipSync(atLoad.map(({ code }) => code).join(''), { level: 9 }).length
      console.info(`EVM adapter on ${fixture.name} at load: ${bytes} bytes gzip`)
      expect(bytes).toBeLessThanOrEqual(limitBytes)
    })

    it('connects, signs, switches and disconnects without the library and the code that reads errors', async () => {
      const outDir = join(folder, 'alone')
      const { chunks } = await bundle(outDir, [])
      const lazy = chunks.map(({ fileName, code }) => `${fileName} ${gzipSync(code, { level: 9 }).length}`)
      console.info(`All chunks on ${fixture.name}, bytes gzip: ${lazy.join(', ')}`)
      const removed = chunks.filter(({ moduleIds }) => moduleIds.some(isLibrary) || moduleIds.some(readsErrors))
      expect(removed.filter(({ moduleIds }) => moduleIds.some(isLibrary))).not.toHaveLength(0)
      for (const { fileName } of removed) await rm(join(outDir, fileName))
      const { eip155 } = (await import(pathToFileURL(join(outDir, 'main.js')).href)) as {
        eip155: EvmFixture['createAdapter']
      }
      const url = 'http://127.0.0.1:1'
      const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
      const chainOf = (id: number) => ({ id, name: 'Local', nativeCurrency, rpcUrls: { default: { http: [url] } } })
      const ports = createFakePorts()
      const adapter = eip155({ networks: [chainOf(31337), chainOf(31338)] })({ ports })
      const chains = [31337, 31338].map((id) => ({ id, rpcUrl: url }))
      const wallet = createTestWallet({ chains: chains as [{ id: number; rpcUrl: string }] })
      wallet.announce(ports.announcements.page)
      const signal = new AbortController().signal
      const [network, second] = adapter.networks as readonly [Network, Network]
      const { session, account } = await connectFound(adapter)
      const { provider } = wallet
      expect(await adapter.signMessage({ provider, account, network, message: 'hello' })).toMatch(/^0x[\da-f]{130}$/)
      wallet.behave({ mode: 'reject' })
      const declined = adapter.signMessage({ provider, account, network, message: 'hello' })
      await expect(declined).rejects.toMatchObject({ code: 'connection/rejected' })
      wallet.behave({ mode: 'approve' })
      expect(await adapter.switchNetwork({ provider, network: second, signal })).toBe('eip155:31338')
      await session.disconnect(signal)
      expect(wallet.authorized).toBe(false)
      // Proves that the library was really missing.
      await expect(adapter.getBalance({ network, address: account.address })).rejects.toMatchObject({
        code: 'kit/loadFailed',
        cause: { message: expect.stringMatching(/Cannot find module/) },
      })
    })
  })

  const { isLibrary } = fixture

  const readsErrors = (moduleId: string) => moduleId.endsWith('/error/toWalletError.ts')

  const bundle = (outDir: string, external: string[]) =>
    buildPage({ pagePath: fixture.pagePath, outDir, external, mayExtendEntry: true })
}
