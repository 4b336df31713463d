import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { encodeBase58 } from '@kit/adapter'
import type { MessageVerifier } from '@kit/core/plugin'
import { eip155Verifier } from '@kit/eip155-viem/verify'
import { bitcoinForms, signBitcoinMessage } from '@kit/testing/bitcoin'
import { createPolkadotSigner } from '@kit/testing/polkadot'
import { createSolanaSigner, solanaSeeds } from '@kit/testing/solana'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SiwxSession } from '../check/SiwxSession.js'
import { formatMessage } from '../message/formatMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { createTestPage, keys } from '../testing/server/createTestPage.js'
import { requestAgain } from '../testing/server/guide/requestAgain.js'
import { createSiwxServer } from './createSiwxServer.js'

const origin = 'https://dapp.example'
type Server = ReturnType<typeof serve>

beforeAll(() => {
  vi.stubEnv('SIWX_SECRET', 'a secret of at least thirty-two bytes')
  vi.stubEnv('PORT', '0')
})
afterAll(() => void vi.unstubAllEnvs())

/** A page of https://dapp.example whose requests go to a local HTTP server, as through a proxy. */
async function pageOver(server: Server) {
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { url, page: createTestPage({ origin, send: fetch, url: `${url}/api/siwx` }) }
}
const end = (server: Server) => new Promise((resolve) => server.close(resolve))

const seed = new Uint8Array(32).fill(9)
const polkadot = createPolkadotSigner([{ type: 'sr25519', seed }])
const solana = createSolanaSigner(solanaSeeds())
const bitcoin = bitcoinForms(seed, 'mainnet', 'p2wpkh').payment
const evm = privateKeyToAccount(keys[0])
const signers: readonly [SiwxFields['chainId'], string, (message: string) => string | Promise<string>][] = [
  ['eip155:1', evm.address, (message) => evm.signMessage({ message })],
  [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    solana.addresses[0] ?? '',
    (message) => encodeBase58(solana.sign(solana.addresses[0] ?? '', utf8ToBytes(message))),
  ],
  [
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    polkadot.addresses[0] ?? '',
    (message) =>
      `0x${bytesToHex(polkadot.sign(polkadot.addresses[0] ?? '', utf8ToBytes(`<Bytes>${message}</Bytes>`)))}`,
  ],
  [
    'bip122:000000000019d6689c085ae165831e93',
    bitcoin.address,
    (message) => signBitcoinMessage(bitcoin, message, 'simple'),
  ],
]

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

describe('backend of the guide', () => {
  it('matches the code in the guide', () => {
    const guide = read('../../../../docs/sign-in-with-a-backend.md')
    const names = readdirSync(join(import.meta.dirname, '../testing/server/guide'))
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) {
      const code = read(`../testing/server/guide/${name}`).replace("'../../../server/index.js'", "'@kit/siwx/server'")
      expect(guide).toContain(`\`\`\`ts\n// ${name}\n${code}\`\`\`\n`)
    }
  })

  it('provides server components and the proxy of Next with the signed-in user', async () => {
    const { backend } = await import('../testing/server/guide/backend.js')
    const { proxy } = await import('../testing/server/guide/proxy.js')
    const { signedInAccounts } = await import('../testing/server/guide/signedInAccounts.js')
    const page = createTestPage({ origin, send: backend.handle, url: `${origin}/api/siwx` })
    expect(await signedInAccounts(page.request().headers)).toEqual([])
    const rejected = await proxy(page.request())
    expect([rejected?.status, rejected?.headers.get('location')]).toEqual([302, `${origin}/sign-in`])
    const { fields } = await page.prepare({ chainId: 'eip155:1', accountAddress: evm.address })
    const message = formatMessage(fields)
    await page.post('verify', { message, signature: await evm.signMessage({ message }) })
    expect(await signedInAccounts(page.request().headers)).toEqual([{ chainId: 'eip155:1', address: evm.address }])
    expect(await proxy(page.request())).toBeUndefined()
  })

  it('signs in accounts of all four families on Node, by their keys', async () => {
    const { server } = await import('../testing/server/guide/node.js')
    const { page, url } = await pageOver(server as Server)
    expect((await fetch(`${url}/api/orders`)).status).toBe(401)
    for (const [chainId, accountAddress, sign] of signers) {
      const { fields } = await page.prepare({ chainId, accountAddress })
      const message = formatMessage(fields)
      const signature = await sign(message)
      // An altered key signature might be a contract's, so a node would be asked.
      if (chainId !== 'eip155:1') {
        const corrupted = `${signature.slice(0, 20)}${signature[20] === '2' ? '3' : '2'}${signature.slice(21)}`
        expect(await page.post('verify', { message, signature: corrupted }), chainId).toMatchObject({ status: 401 })
      }
      const again = formatMessage((await page.prepare({ chainId, accountAddress })).fields)
      const signedIn = await page.post('verify', { message: again, signature: await sign(again) })
      expect(signedIn, chainId).toMatchObject({ status: 200 })
    }
    expect((await page.ask('session')).body.accounts).toEqual(
      signers.map(([chainId, address]) => ({ chainId, address })),
    )
    const who = await page.fetch(`${url}/api/orders`)
    expect(((await who.json()) as unknown[]).length).toBe(4)
    await page.post('sign-out')
    expect((await page.fetch(`${url}/api/orders`)).status).toBe(401)
    await end(server as Server)
  })

  it('answers 503 while the node for contract signatures is down, and keeps sessions', async () => {
    const backend = createSiwxServer({
      domains: ['dapp.example'],
      verifiers: [eip155Verifier({ rpcUrls: { 'eip155:1': 'http://127.0.0.1:1' } })],
      secret: 'a secret of at least thirty-two bytes',
    })
    const page = createTestPage({ origin, send: backend.handle })
    expect(await page.post('verify', await page.sign())).toMatchObject({ status: 200 })
    // Not a signature of this key: only the chain can tell whether it's a contract's.
    const contract = '0x000000000000000000000000000000000000c0de'
    const signed = await page.sign({ accountAddress: contract })
    expect(await page.post('verify', signed)).toMatchObject({ status: 503, body: { error: 'unknown' } })
    expect((await page.ask('session')).body.accounts).toEqual([{ chainId: 'eip155:1', address: evm.address }])
  })

  it('serves orders behind Hono to signed-in accounts only, and accepts orders from its own pages only', async () => {
    const { app } = await import('../testing/server/guide/app.js')
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    const { page, url } = await pageOver(server)
    const order = (from: string) =>
      page.fetch(`${url}/api/orders`, { method: 'POST', body: '{}', headers: { origin: from } })
    expect((await page.fetch(`${url}/api/orders`)).status).toBe(401)
    expect((await order(origin)).status).toBe(401)
    expect(await page.post('verify', await page.sign())).toMatchObject({ status: 200 })
    const account = { chainId: 'eip155:1', address: evm.address }
    expect(await (await page.fetch(`${url}/api/orders`)).json()).toEqual({ ordersOf: [account] })
    expect(await (await order(origin)).json()).toEqual({ orderedBy: account })
    expect((await order('https://evil.example')).status).toBe(403)
    await end(server)
  })

  it('calls the Next route handlers with the request only', async () => {
    const { GET, POST } = await import('../testing/server/guide/route.js')
    const orders = await import('../testing/server/guide/ordersRoute.js')
    const page = createTestPage({
      origin,
      send: (request) => ({ GET, POST })[request.method as 'GET' | 'POST'](request),
    })
    expect((await orders.GET(page.request())).status).toBe(401)
    expect(await page.post('verify', await page.sign())).toMatchObject({ status: 200 })
    expect(await (await orders.GET(page.request())).json()).toEqual({
      ordersOf: [{ chainId: 'eip155:1', address: evm.address }],
    })
  })

  it("forgets a contract whose owners changed, and keeps those that couldn't be checked", async () => {
    const owner = { verdict: 'valid' as 'valid' | 'invalid' | 'unknown' }
    const verifiers: readonly MessageVerifier<SiwxSession>[] = [{ namespace: 'eip155', verify: () => owner.verdict }]
    const page = createTestPage({ origin, send: (await import('../testing/server/guide/backend.js')).backend.handle })
    const { fields } = await page.prepare()
    const session = { data: fields, message: formatMessage(fields), signature: '0x00' }
    const kept = new Map([['eip155:1', session]])
    for (const verdict of ['valid', 'unknown', 'invalid'] as const) {
      owner.verdict = verdict
      await requestAgain(kept, { domains: ['dapp.example'], verifiers })
      expect(kept.size).toBe(verdict === 'invalid' ? 0 : 1)
    }
  })
})
