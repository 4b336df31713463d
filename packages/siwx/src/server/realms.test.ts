import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildPage } from '@kit/fakes/page'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiwxSession } from '../check/SiwxSession.js'
import { createTestPage } from '../testing/server/createTestPage.js'
import type { createSiwxServer } from './createSiwxServer.js'

const limitBytes = 25_000
const origin = 'https://dapp.example'
let folder: string
let code: string
let moduleIds: readonly string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-siwx-'))
  const pagePath = join(import.meta.dirname, '../testing/server/main.ts')
  const { chunks } = await buildPage({ pagePath, outDir: folder })
  code = chunks
    .map((chunk) => chunk.code)
    .join('')
    .replace('export{};', '')
  moduleIds = chunks.flatMap((chunk) => chunk.moduleIds)
})
afterAll(() => rm(folder, { recursive: true }))

/** Node globals that aren't part of the web platform. Workers don't have them. */
const nodeNames = ['process', 'Buffer', 'global', 'require', 'module', 'exports', 'setImmediate', '__dirname'] as const

describe('createSiwxServer bundled for a worker', () => {
  it('stays small and contains no chain library', () => {
    const bytes = gzipSync(code, { level: 9 }).length
    console.info(`Backend without verifiers: ${bytes} bytes gzip`)
    expect(bytes).toBeLessThanOrEqual(limitBytes)
    expect(moduleIds.filter((id) => /viem|ethers|@noble|@scure|polkadot|bitcoin|web3\.js|rxjs/.test(id))).toEqual([])
  })

  it('signs in with web globals only', async () => {
    const { Request, Response, Headers, URL, TextEncoder, TextDecoder, crypto, CryptoKey, atob, btoa } = globalThis
    const world: { backend?: { createSiwxServer: typeof createSiwxServer } } & object = {
      ...{ Request, Response, Headers, URL, TextEncoder, TextDecoder, crypto, CryptoKey, atob, btoa },
    }
    new Function('globalThis', 'self', ...nodeNames, `"use strict";${code}`)(world, world)
    const siwx = world.backend?.createSiwxServer({
      domains: ['dapp.example'],
      secret: 'a secret of at least thirty-two bytes',
      verifiers: [
        {
          namespace: 'eip155',
          verify: ({ data, message, signature }: SiwxSession) =>
            verifyMessage({
              address: data.accountAddress as `0x${string}`,
              message,
              signature: signature as `0x${string}`,
            }),
        },
      ],
    })
    if (siwx === undefined) throw new Error('The bundle gives nothing')
    const page = createTestPage({ origin, send: siwx.handle })
    expect(await page.post('verify', await page.sign())).toMatchObject({ status: 200 })
    expect(await siwx.getSession(page.request())).toMatchObject({ accounts: [{ chainId: 'eip155:1' }] })
  })
})
