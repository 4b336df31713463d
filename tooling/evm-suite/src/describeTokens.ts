import { type EvmDevnet, startEvm } from '@kit/devnet'
import { stringToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSetUp } from './createSetUp.js'
import { deployResponses } from './deployResponses.js'
import type { EvmFixture } from './EvmFixture.js'

/** Describes an account's tokens, against a local chain. */
export function describeTokens(fixture: EvmFixture): void {
  const setUp = createSetUp(fixture)
  const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const unusedAddress = '0x00000000000000000000000000000000000000aa'
  let chain: EvmDevnet
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
  })
  afterAll(() => chain.stop())

  const prepare = async () => {
    const { adapter, network, fetched } = setUp(chain)
    const { getTokens, getToken } = await adapter.loadCapabilities()
    if (!getTokens || !getToken) throw new Error('The adapter lost its tokens.')
    const read = (...tokens: readonly { readonly address: string }[]) => getTokens({ network, address: alice, tokens })
    /** Methods of the calls, oldest first. */
    const methods = () =>
      fetched.flatMap(({ body }) => [JSON.parse(body)].flat() as { method: string }[]).map(({ method }) => method)
    return { network, fetched, methods, read, getToken: (token: string) => getToken({ network, token }) }
  }

  describe(`getTokens on ${fixture.name}`, () => {
    it('reads balances and names in one request, the native currency first and each token once', async () => {
      const { fetched, network, read } = await prepare()
      const { TUSD, TTK } = chain.tokens
      const held = await read(TUSD, { address: TTK.address }, { address: TTK.address.toLowerCase() })
      expect(fetched).toHaveLength(1)
      const unknown = { iconUrl: undefined, value: undefined, price: undefined, networkId: network.id }
      expect(held).toEqual([
        { ...network.nativeCurrency, ...unknown, address: undefined, amount: 10_000n * 10n ** 18n },
        { ...unknown, address: TUSD.address, name: 'Test USD', symbol: 'TUSD', decimals: 6, amount: 10n ** 11n },
        { ...unknown, address: TTK.address, name: 'Test Token', symbol: 'TTK', decimals: 18, amount: 10n ** 23n },
      ])
    })

    it('requests names once, and not those that the app gave', async () => {
      const { fetched, methods, read } = await prepare()
      const { TUSD, TTK } = chain.tokens
      const given = { address: TTK.address, name: 'Mine', symbol: 'MINE', decimals: 2 }
      await read({ address: TUSD.address }, given)
      // One balance each, and three texts of one token.
      expect(methods().filter((method) => method === 'eth_call')).toHaveLength(5)
      const again = await read({ address: TUSD.address }, given)
      expect(methods().filter((method) => method === 'eth_call')).toHaveLength(7)
      expect(fetched).toHaveLength(2)
      expect(again.map(({ symbol, decimals }) => [symbol, decimals])).toEqual([
        ['ETH', 18],
        ['TUSD', 6],
        ['MINE', 2],
      ])
    })

    it('uses one Multicall3 call for many tokens, and leaves out those that fail', async () => {
      const { methods, read } = await prepare()
      const own = Object.values(chain.tokens).map(({ address }) => ({ address }))
      const broken = await deployResponses(chain, { decimals: 6, symbol: 'BRK' })
      const held = await read({ address: broken }, { address: unusedAddress }, { address: 'no address' }, ...own)
      expect(methods().sort()).toEqual(['eth_call', 'eth_getBalance'])
      expect(held.map(({ symbol }) => symbol)).toEqual(['ETH', ...Object.keys(chain.tokens)])
    })

    it('falls back to single calls when the chain has no Multicall3', async () => {
      const { network: _, ...one } = await prepare()
      const own = Object.values(chain.tokens).map(({ address }) => ({ address }))
      const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'
      const code = await chain.rpc('eth_getCode', multicall, 'latest')
      await chain.rpc('anvil_setCode', multicall, '0x')
      try {
        expect(await one.read(...own)).toHaveLength(own.length + 1)
      } finally {
        await chain.rpc('anvil_setCode', multicall, code)
      }
    })

    it('returns harmless texts: also old ones of 32 bytes, and none that reorder the line', async () => {
      const { read } = await prepare()
      const old = await deployResponses(chain, {
        balanceOf: 1n,
        decimals: 18,
        symbol: stringToHex('MKR', { size: 32 }),
      })
      const evil = await deployResponses(chain, { balanceOf: 2n, decimals: 255, symbol: '\u202EUSDC\n<b>' })
      const huge = await deployResponses(chain, { balanceOf: 3n, decimals: 256, symbol: 'HUGE' })
      const [, ...held] = await read({ address: old }, { address: evil }, { address: huge })
      expect(held).toMatchObject([
        { symbol: 'MKR', name: 'MKR', decimals: 18, amount: 1n },
        { symbol: 'USDC <b>', name: 'USDC <b>', decimals: 255, amount: 2n },
      ])
      expect(held).toHaveLength(2)
    })

    it('describes a token by its address alone, and finds none where there is none', async () => {
      const { getToken } = await prepare()
      const { TUSD } = chain.tokens
      expect(await getToken(TUSD.address.toLowerCase())).toMatchObject({ address: TUSD.address, symbol: 'TUSD' })
      await expect(getToken(unusedAddress)).rejects.toMatchObject({ code: 'token/notFound' })
      await expect(getToken('TUSD')).rejects.toMatchObject({ code: 'account/invalidAddress' })
    })
  })
}
