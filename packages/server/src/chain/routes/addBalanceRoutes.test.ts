import { devServerConfig, type EvmDevnet, startEvm } from '@kit/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfigInput } from '../../config/parseConfig.js'
import { getBalance } from '../../contract/balanceEndpoints.js'
import type { ServerPorts } from '../../runServer.js'
import { deployTokens } from '../../testing/deployTokens.js'
import { parseResponse } from '../../testing/parseResponse.js'
import { refused, requestJson } from '../../testing/requestJson.js'
import { startTestServer } from '../../testing/startTestServer.js'

const devnetId = 'eip155:31337'
const dead = 'http://127.0.0.1:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

let chain: EvmDevnet
let alice: string
let poor: string

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
  alice = chain.accounts[0]?.address as string
  poor = `0x${'a1'.repeat(20)}`
})
afterAll(() => chain?.stop())

const local = () => {
  const config = devServerConfig([chain])
  const [only] = Object.values(config.chains)
  if (only === undefined) throw new Error('no chain')
  return { ...config, only }
}
/** The same chain, without one of its tokens in the list. */
const withoutBitcoin = (accounts: 'all' | 'watched') => {
  const { only, identity } = local()
  const unlisted = chain.tokens.TBTC.address.toLowerCase()
  const tokens = only.tokens.filter(({ address }) => address.toLowerCase() !== unlisted)
  return {
    unlisted,
    config: { identity, chains: { [devnetId]: { ...only, tokens, feeds: {}, history: { accounts } } } },
  }
}
const start = async (config: ServerConfigInput = devServerConfig([chain]), ports: ServerPorts = {}) =>
  (await startTestServer(config, ports)).url
const path = (address: string, values: Readonly<Record<string, string>>): string =>
  `/v1/account/${address}/balance?${new URLSearchParams({ projectId: 'p', ...values })}`
const balancesOf = async (url: string, address: string, values: Readonly<Record<string, string>> = {}) =>
  (await parseResponse(getBalance, url + path(address, { currency: 'usd', ...values }))).balances
const tokenId = (address: string): string => `${devnetId}:${address.toLowerCase()}`

describe('GET /v1/account/{address}/balance', () => {
  it('lists the balances of an account, most valuable first, exact as text and priced as numbers', async () => {
    const rows = await balancesOf(await start(), alice)
    const bySymbol = new Map(rows.map((row) => [row.symbol, row]))
    expect([...bySymbol.keys()].slice(0, 3)).toEqual(['TBTC', 'ETH', 'THOP'])
    expect(bySymbol.get('ETH')).toEqual({
      name: 'Ether',
      symbol: 'ETH',
      chainId: devnetId,
      value: expect.closeTo(25_000_000, -3),
      price: expect.closeTo(2500, 0),
      quantity: { decimals: '18', numeric: expect.stringMatching(/^(10000|9999)\.\d{18}$/) },
      iconUrl: '',
    })
    expect(bySymbol.get('TUSD')).toMatchObject({
      iconUrl: expect.stringMatching(/^data:image/),
      address: tokenId(chain.tokens.TUSD.address),
      value: 100_000,
      price: 1,
      quantity: { decimals: '6', numeric: '100000.000000' },
    })
    // In no pool, and in one with too little liquidity: the price is unknown, which differs from worthless.
    for (const symbol of ['TNIL', 'TTHN']) {
      expect(bySymbol.get(symbol)).toMatchObject({ price: 0 })
      expect(bySymbol.get(symbol)).not.toHaveProperty('value')
    }
    expect(bySymbol.has('WETH')).toBe(false)
    expect(await balancesOf(await start(), poor)).toEqual([])
  })

  it('converts values to the requested currency', async () => {
    const url = await start({ ...devServerConfig([chain]), prices: { rates: { eur: 0.5 } } })
    const priceOf = async (currency: string) =>
      (await balancesOf(url, alice, { currency })).find(({ symbol }) => symbol === 'TUSD')
    expect(await priceOf('eur')).toMatchObject({ price: 0.5, value: 50_000 })
    expect((await priceOf('eth'))?.price).toBeCloseTo(1 / 2500, 6)
    expect((await priceOf('btc'))?.price).toBeCloseTo(1 / 60_000, 8)
    const ask = (values: Record<string, string>) => requestJson(url + path(alice, values))
    expect(await ask({ currency: 'gbp' })).toMatchObject(refused(400, 'currency'))
    expect(await ask({ currency: 'shells' })).toMatchObject(refused(400, 'currency'))
    expect(await ask({})).toMatchObject({ status: 400, body: expect.stringContaining('currency') })
  })

  it('refreshes forced tokens, unlisted ones too, and returns them even at zero', async () => {
    const clock = { nowMs: Date.now() }
    const { config, unlisted } = withoutBitcoin('watched')
    const url = await start(config, { now: () => clock.nowMs })
    const holder = `0x${'b2'.repeat(20)}`
    expect(await balancesOf(url, holder)).toEqual([])
    const [fresh] = await deployTokens(chain, [
      { name: 'New\u202e Token\u200b', symbol: 'N\u0000EW', decimals: 3, holder, amount: 1234n },
    ])
    await chain.rpc('anvil_setBalance', holder, '0xde0b6b3a7640000')
    // Cached for ten seconds, by account, chain and currency.
    expect(await balancesOf(url, holder)).toEqual([])
    const forceUpdate = [
      tokenId(fresh as string),
      tokenId(unlisted),
      tokenId('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'),
      tokenId(poor),
    ].join(',')
    const forced = await balancesOf(url, holder, { forceUpdate })
    expect(forced.map(({ name, symbol, quantity }) => [name, symbol, quantity])).toEqual([
      ['Ether', 'ETH', { decimals: '18', numeric: '1.000000000000000000' }],
      ['Test Bitcoin', 'TBTC', { decimals: '8', numeric: '0.00000000' }],
      ['New Token', 'NEW', { decimals: '3', numeric: '1.234' }],
    ])
    clock.nowMs += 10_000
    // A shared cache may serve the stale response once more while it refreshes.
    const symbols = async () => (await balancesOf(url, holder)).map(({ symbol }) => symbol)
    await expect.poll(symbols).toEqual(['ETH'])
    const once = await balancesOf(url, holder, { forceUpdate: tokenId('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee') })
    expect(once.map(({ symbol }) => symbol)).toEqual(['ETH'])
  })

  it('finds unlisted tokens in the transfers of the account', async () => {
    const clock = { nowMs: Date.now() }
    const { config, unlisted } = withoutBitcoin('all')
    const url = await start(config, { now: () => clock.nowMs })
    const readBitcoin = async () => {
      clock.nowMs += 10_000
      return (await balancesOf(url, alice)).find(({ address }) => address === tokenId(unlisted))
    }
    await expect.poll(readBitcoin).toMatchObject({
      name: 'Test Bitcoin',
      symbol: 'TBTC',
      price: expect.closeTo(60_000, -2),
      quantity: { decimals: '8', numeric: '100000.00000000' },
      iconUrl: '',
    })
  })

  it('responds for the available chains, and with 503 if none of the requested ones is available', async () => {
    const { only, identity } = local()
    const url = await start({ identity, chains: { 'eip155:5': dead, [devnetId]: only, [solana]: dead } })
    const all = await balancesOf(url, alice)
    expect(new Set(all.map(({ chainId }) => chainId))).toEqual(new Set([devnetId]))
    expect(await balancesOf(url, alice, { chainId: devnetId })).toEqual(all)
    const ask = (address: string, chainId: string) => requestJson(url + path(address, { currency: 'usd', chainId }))
    expect(await ask(alice, 'eip155:5')).toMatchObject(refused(503, 'chainId'))
    expect(await ask('11111111111111111111111111111111', solana)).toMatchObject(refused(503, 'chainId'))
  })

  it('refuses invalid accounts, chains and tokens', async () => {
    const url = await start()
    const ask = (address: string, values: Readonly<Record<string, string>> = {}) =>
      requestJson(url + path(address, { currency: 'usd', ...values }))
    const polkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
    for (const address of ['0x12', 'alice.eth', polkadot, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', `${alice}0`]) {
      expect(await ask(address), address).toMatchObject(refused(400, 'address'))
    }
    const namespaces = ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'bip122:000000000019d6689c085ae165831e93']
    for (const chainId of namespaces) expect(await ask(alice, { chainId })).toMatchObject(refused(400, 'address'))
    expect(await ask(alice, { chainId: solana })).toMatchObject(refused(400, 'address'))
    expect(await ask('11111111111111111111111111111111')).toMatchObject(refused(400, 'chainId'))
    expect(await ask(alice, { chainId: 'eip155:1' })).toMatchObject(refused(400, 'chainId'))
    expect(await ask(alice, { chainId: '31337' })).toMatchObject(refused(400, 'chainId'))
    expect(await ask(alice, { forceUpdate: 'nonsense' })).toMatchObject(refused(400, ''))
    expect(await ask(alice, { forceUpdate: `eip155:1:${poor}` })).toMatchObject(refused(400, 'chainId'))
    expect(await ask(alice, { forceUpdate: `${solana}:11111111111111111111111111111111` })).toMatchObject(
      refused(400, 'address'),
    )
    expect(await ask(alice, { forceUpdate: Array(51).fill(tokenId(poor)).join() })).toMatchObject(
      refused(400, 'forceUpdate'),
    )
  })

  it('reads chains without Multicall3 too', async () => {
    const { only, identity } = local()
    const without = await start({ identity, chains: { [devnetId]: { ...only, multicall3: `0x${'de'.repeat(20)}` } } })
    expect(await balancesOf(without, alice)).toEqual(await balancesOf(await start(), alice))
  })

  it('returns nothing in compatibility mode without an origin or version, and for two old versions', async () => {
    const url = await start({ ...devServerConfig([chain]), compatibility: true })
    const count = async (headers: Record<string, string>, more: Record<string, string> = {}) => {
      const response = await fetch(url + path(alice, { currency: 'usd', ...more }), { headers })
      return ((await response.json()) as { balances: unknown[] }).balances.length
    }
    const origin = 'http://localhost:3000'
    expect(await count({ origin }, { sv: 'html-core-1.7.0' })).toBeGreaterThan(5)
    expect(await count({ origin, 'x-sdk-version': 'html-core-1.7.0' })).toBeGreaterThan(5)
    expect(await count({ 'x-sdk-version': 'html-core-1.7.0' })).toBe(0)
    expect(await count({ origin })).toBe(0)
    for (const sv of ['1.6.4', 'react-wagmi-1.6.5']) expect(await count({ origin }, { sv })).toBe(0)
    const bad = await requestJson(url + path('x', { currency: 'usd' }))
    expect(bad).toMatchObject(refused(400, 'address'))
  })
})
