import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { KitError } from '@kit/core/adapter'
import { devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { stringToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSetUp } from './createSetUp.js'
import { deployOffchainNames } from './deployOffchainNames.js'
import { deployResponses } from './deployResponses.js'
import { describeSignatures } from './describeSignatures.js'
import type { EvmFixture } from './EvmFixture.js'
import { writeName } from './writeName.js'

/** Describes balances, names, transfers and failures, against a local chain. */
export function describeReads(fixture: EvmFixture): void {
  const setUp = createSetUp(fixture)
  const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const unusedAddress = '0x00000000000000000000000000000000000000aa'
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())
  describeSignatures(fixture, () => chain)

  describe(`getBalance on ${fixture.name}`, () => {
    it('accepts addresses with or without 0x and in any letter case', async () => {
      const { adapter, network } = setUp(chain)
      for (const address of [alice.slice(2), alice.toLowerCase(), `0x${alice.slice(2).toUpperCase()}`]) {
        expect((await adapter.getBalance({ network, address })).value).toBeGreaterThan(0n)
      }
    })

    it('refuses an invalid address without a request', async () => {
      const { adapter, network, fetched } = setUp(chain)
      for (const call of [{ address: 'alice.eth' }, { address: alice, token: 'TUSD' }]) {
        await expect(adapter.getBalance({ network, ...call })).rejects.toMatchObject({ code: 'account/invalidAddress' })
      }
      expect(fetched).toHaveLength(0)
    })

    it('never returns zero when the token is not a contract or the node fails', async () => {
      const { adapter, network } = setUp(chain)
      await expect(adapter.getBalance({ network, address: alice, token: unusedAddress })).rejects.toBeInstanceOf(
        KitError,
      )
      const dead = setUp(chain, { rpcUrls: { 31337: ['http://127.0.0.1:1/v1/secret-key'] } }).adapter
      const error = await dead.getBalance({ network, address: alice }).catch((reason: KitError) => reason)
      expect(error).toMatchObject({ code: 'rpc/failed' })
      expect(`${(error as KitError).message}${(error as KitError).details}`).not.toContain('secret-key')
    })

    it('rejects as reverted when the contract reverts', async () => {
      const { adapter, network } = setUp(chain)
      const token = await deployResponses(chain, { decimals: 6 })
      await expect(adapter.getBalance({ network, address: alice, token })).rejects.toMatchObject({
        code: 'transaction/reverted',
      })
    })

    it('aborts on the signal', async () => {
      const { adapter, network } = setUp(chain)
      const signal = AbortSignal.abort()
      await expect(adapter.getBalance({ network, address: alice, signal })).rejects.toMatchObject({
        code: 'connection/aborted',
      })
    })

    it('shows a hostile symbol as one short harmless line', async () => {
      const symbol = `\u202EUSDC\u0000<script>${'x'.repeat(500)}`
      const { adapter, network } = setUp(chain)
      const token = await deployResponses(chain, { balanceOf: 5n, decimals: 6, symbol })
      const balance = await adapter.getBalance({ network, address: alice, token })
      expect(balance).toMatchObject({ value: 5n, decimals: 6 })
      expect(balance.symbol).toMatch(/^USDC<script>x+…$/)
      expect(balance.symbol.length).toBeLessThanOrEqual(16)
    })

    it('reads the symbol of pre-standard tokens, and works without one', async () => {
      const { adapter, network } = setUp(chain)
      const old = await deployResponses(chain, {
        balanceOf: 5n,
        decimals: 18,
        symbol: stringToHex('MKR', { size: 32 }),
      })
      expect((await adapter.getBalance({ network, address: alice, token: old })).symbol).toBe('MKR')
      const bare = await deployResponses(chain, { balanceOf: 5n, decimals: 18 })
      expect((await adapter.getBalance({ network, address: alice, token: bare })).symbol).toBe('')
    })
  })

  describe(`getIdentity on ${fixture.name}`, () => {
    it('returns the name that points back to the address, and its avatar', async () => {
      const { adapter, network } = setUp(chain)
      const identity = await adapter.getIdentity({ network, address: alice.toLowerCase() })
      expect(identity.name).toBe('alice.eth')
      expect(identity.avatar).toMatch(/^data:image\/svg\+xml/)
    })

    it('returns nothing for an address without a name', async () => {
      const { adapter, network } = setUp(chain)
      await expect(adapter.getIdentity({ network, address: unusedAddress })).resolves.toEqual({
        name: undefined,
        avatar: undefined,
      })
    })

    it('sends no request on a network that has no names', async () => {
      const { contracts: _, ...plain } = devChain({ chainId: 31337, url: chain.url })
      const { adapter, network, fetched } = setUp(chain, { networks: [plain] })
      await expect(adapter.getIdentity({ network, address: alice })).resolves.toEqual({
        name: undefined,
        avatar: undefined,
      })
      expect(fetched).toHaveLength(0)
    })

    it("doesn't treat a name as missing when the node fails", async () => {
      const { adapter, network } = setUp(chain, { rpcUrls: { 31337: ['http://127.0.0.1:1'] } })
      await expect(adapter.getIdentity({ network, address: alice })).rejects.toMatchObject({ code: 'rpc/failed' })
    })

    it('contacts no host that a contract names, unless the app allows it', async () => {
      let visits = 0
      const server = createServer((_, response) => {
        visits++
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: '0x02' }))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      try {
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{sender}/{data}`
        const address = await deployOffchainNames(chain, { url, name: 'far.eth' })
        const local = devChain({ chainId: 31337, url: chain.url })
        const networks = [{ ...local, contracts: { ensUniversalResolver: { address } } }] as const
        const closed = setUp(chain, { networks })
        const read = closed.adapter.getIdentity({ network: closed.network, address: alice })
        await expect(read).resolves.toMatchObject({ name: undefined })
        expect(visits).toBe(0)
        const open = setUp(chain, { networks, ccipRead: true })
        const allowed = open.adapter.getIdentity({ network: open.network, address: alice })
        await expect(allowed).resolves.toMatchObject({ name: 'far.eth' })
        expect(visits).toBe(1)
        // Through the kit's own port.
        expect(open.fetched.filter((request) => request.url.startsWith(url.slice(0, 18)))).toHaveLength(1)
        const holder = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
        const forward = await deployOffchainNames(chain, { url, name: 'far.eth', holder })
        const named = [{ ...local, contracts: { ensUniversalResolver: { address: forward } } }] as const
        const resolve = async (more: object) => {
          const { adapter, network } = setUp(chain, { networks: named, ...more })
          return (await adapter.loadCapabilities()).resolveName?.({ network, name: 'far.eth' })
        }
        await expect(resolve({})).rejects.toMatchObject({ code: 'name/offchain' })
        expect(visits).toBe(1)
        await expect(resolve({ ccipRead: true })).resolves.toBe(holder)
        expect(visits).toBe(2)
        server.close()
        server.closeAllConnections()
        await expect(resolve({ ccipRead: true })).rejects.toMatchObject({ code: 'rpc/failed' })
      } finally {
        server.close()
      }
    })

    it.each([
      '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}.eth',
      '\u{1f3f4}\u200d\u2620.eth',
      '\u{1f3f3}\u200d\u{1f308}.eth',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.eth',
    ])('shows the normalized name %s unchanged', async (name) => {
      const { adapter, network } = setUp(chain)
      const address = `0x${Buffer.from(name).toString('hex').padStart(40, '1').slice(0, 40)}` as const
      await writeName(chain, { name, address })
      await expect(adapter.getIdentity({ network, address })).resolves.toMatchObject({ name })
    })

    it.each([
      ['mixes scripts', 'vit\u0430lik.eth'],
      ['mixes accents of different scripts', 'y\u012bny\u00e1ng.eth'],
      ['hides characters', 'ali\u200Bce.eth'],
      ['is in capitals', 'ALICE.eth'],
      ['reverses the text direction', '\u202Eecila.eth'],
      ['has a space', 'ali ce.eth'],
    ])('leaves out a name that %s', async (_, name) => {
      const { adapter, network } = setUp(chain)
      const address = `0x${Buffer.from(name).toString('hex').padStart(40, '1').slice(-40)}` as const
      await writeName(chain, { name, address })
      await expect(adapter.getIdentity({ network, address })).resolves.toEqual({ name: undefined, avatar: undefined })
    })

    it.each([
      'javascript:alert(1)',
      'http://plain.example/a.png',
      'blob:https://x/1',
      'ipfs://x',
      'data:text/html,<b>',
    ])('leaves out the avatar %s and contacts no host about one', async (picture) => {
      const { adapter, network, fetched } = setUp(chain)
      const address = '0x00000000000000000000000000000000000000bb'
      await writeName(chain, { name: 'bad.eth', address, picture })
      await expect(adapter.getIdentity({ network, address })).resolves.toEqual({ name: 'bad.eth', avatar: undefined })
      expect(new Set(fetched.map(({ url }) => new URL(url).origin))).toEqual(new Set([chain.url]))
    })
  })
}
