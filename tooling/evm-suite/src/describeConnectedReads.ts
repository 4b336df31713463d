import { devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSetUp } from './createSetUp.js'
import type { EvmFixture } from './EvmFixture.js'

/** Describes connecting and the first reads, against a local chain. */
export function describeConnectedReads(fixture: EvmFixture): void {
  const setUp = createSetUp(fixture)
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())

  describe(`eip155 adapter on ${fixture.name}`, () => {
    it('connects an announced wallet and reads its balance', async () => {
      const { adapter, network, connect } = setUp(chain)
      const { account } = await connect()
      const balance = await adapter.getBalance({ network, address: account.address })
      expect(balance).toEqual({ value: 10_000n * 10n ** 18n, decimals: 18, symbol: 'ETH' })
    })

    it('reads a token with its own decimals and symbol, together with the native balance in one HTTP request', async () => {
      const { adapter, network, fetched, connect } = setUp(chain)
      const { account } = await connect()
      const [token, native] = await Promise.all([
        adapter.getBalance({ network, address: account.address, token: chain.tokens.TUSD.address }),
        adapter.getBalance({ network, address: account.address }),
      ])
      expect(token).toEqual({ value: 100_000n * 10n ** 6n, decimals: 6, symbol: 'TUSD' })
      expect(native.symbol).toBe('ETH')
      expect(fetched).toHaveLength(1)
    })

    it('contacts the endpoints of rpcUrls and never those of the chain definition', async () => {
      const networks = [devChain({ chainId: 31337, url: 'http://127.0.0.1:1/vendor' })] as const
      const { adapter, network, fetched, connect } = setUp(chain, { networks, rpcUrls: { 31337: [chain.url] } })
      const { account } = await connect()
      await adapter.getBalance({ network, address: account.address })
      expect(network.rpcUrls).toEqual([chain.url])
      expect(new Set(fetched.map(({ url }) => new URL(url).origin))).toEqual(new Set([chain.url]))
    })

    it('refuses a network that the app did not configure', async () => {
      const { adapter } = setUp(chain)
      const network = adapter.toUnknownNetwork('eip155:4242')
      const read = adapter.getBalance({ network, address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
      await expect(read).rejects.toMatchObject({ code: 'network/notConfigured' })
    })
  })
}
