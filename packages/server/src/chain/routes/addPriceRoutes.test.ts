import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DevTokenSymbol,
  devDex,
  devFeeds,
  devServerConfig,
  type EvmDevnet,
  priceFeedAbi,
  startEvm,
} from '@kit/devnet'
import { encodeFunctionData, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfigInput } from '../../config/parseConfig.js'
import { buildSwapTransaction } from '../../contract/convertEndpoints.js'
import { getFungiblePrice } from '../../contract/priceEndpoints.js'
import { parseResponse } from '../../testing/parseResponse.js'
import { refused, requestJson } from '../../testing/requestJson.js'
import { startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'
import { untilMined } from '../../testing/untilMined.js'

const chainId = 'eip155:31337'
const nativeToken = `${chainId}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`
const dead = 'http://127.0.0.1:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

let chain: EvmDevnet

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain?.stop())

const token = (symbol: DevTokenSymbol): string => `${chainId}:${chain.tokens[symbol].address}`
/** The local chain with some options changed. */
function withChain(change: object): ServerConfigInput {
  const config = devServerConfig([chain])
  return { ...config, chains: { [chainId]: { ...config.chains[chainId], ...change } as never } }
}
async function pricesOf(url: string, addresses: readonly string[], currency = 'usd') {
  const body = { projectId: 'p', currency, addresses }
  const { fungibles } = await parseResponse(getFungiblePrice, `${url}/v1/fungible/price`, body)
  expect(fungibles.map(({ address }) => address)).toEqual(addresses)
  return fungibles.map(({ price }) => price)
}
const near = (price: number) => expect.closeTo(price, Math.max(0, 2 - Math.floor(Math.log10(price))))

describe('POST /v1/fungible/price', () => {
  it('returns every address, in the order and spelling of the request', async () => {
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: 'data:image/png;base64,AA==' }
    const { url } = await startTestServer(withChain({ nativeCurrency }))
    const addresses = [token('TTK'), nativeToken, token('TUSD').toLowerCase(), token('TTK')]
    const body = { currency: 'usd', addresses }
    const { fungibles } = await parseResponse(getFungiblePrice, `${url}/v1/fungible/price`, body)
    const picture = expect.stringMatching(/^data:image/)
    expect(fungibles).toEqual([
      { address: token('TTK'), name: 'Test Token', symbol: 'TTK', iconUrl: picture, price: near(2), decimals: 18 },
      { address: nativeToken, name: 'Ether', symbol: 'ETH', iconUrl: picture, price: near(2500), decimals: 18 },
      { address: addresses[2], name: 'Test USD', symbol: 'TUSD', iconUrl: picture, price: 1, decimals: 6 },
      { address: token('TTK'), name: 'Test Token', symbol: 'TTK', iconUrl: picture, price: near(2), decimals: 18 },
    ])
  })

  it('reads pools: against a dollar token, or over the native currency, pairs and pools alike', async () => {
    const { url } = await startTestServer(withChain({ feeds: {} }))
    const all = (['THOP', 'TTK', 'TCON', 'TBTC', 'TTHN', 'TNIL'] as const).map(token)
    const wrapped = `${chainId}:${devDex().wrappedNative.address}`
    expect(await pricesOf(url, [...all, nativeToken, wrapped])).toEqual([
      near(5),
      near(2),
      near(0.5),
      near(60_000),
      0,
      0,
      near(2500),
      near(2500),
    ])
    const bold = await startTestServer({ ...withChain({ feeds: {} }), prices: { minLiquidityUsd: 5 } })
    expect(await pricesOf(bold.url, [token('TTHN'), token('TNIL')])).toEqual([near(1), 0])
  })

  it('reads feeds when no pool has a price, and ignores stale feeds', async () => {
    const { url } = await startTestServer(withChain({ exchanges: [] }))
    const requested = [nativeToken, token('TBTC'), token('TCON'), token('TNIL'), token('TUSD')]
    expect(await pricesOf(url, requested)).toEqual([2500, 60_000, 0.5, 0, 1])
    const setResponse = async (answer: bigint, updatedAt: bigint) => {
      const data = encodeFunctionData({ abi: priceFeedAbi, functionName: 'setAnswer', args: [answer, updatedAt] })
      const from = chain.accounts[0]?.address
      await untilMined(
        chain,
        await chain.rpc('eth_sendTransaction', { from, to: devFeeds().TBTC.address, data, gas: numberToHex(200_000) }),
      )
    }
    const seconds = BigInt(Math.floor(Date.now() / 1000))
    const fresh = async () => (await startTestServer(withChain({ exchanges: [] }))).url
    await setResponse(70_000n * 10n ** 8n, seconds - 80_000n)
    expect(await pricesOf(await fresh(), [token('TBTC')])).toEqual([70_000])
    await setResponse(70_000n * 10n ** 8n, seconds - 100_000n)
    expect(await pricesOf(await fresh(), [token('TBTC')])).toEqual([0])
    await setResponse(-1n, 0n)
    expect(await pricesOf(await fresh(), [token('TBTC')])).toEqual([0])
    await setResponse(60_000n * 10n ** 8n, 0n)
  })

  it('prefers configured prices: the file, then the configuration, also for the native currency', async () => {
    const file = join(temporaryDirectory(), 'prices.json')
    writeFileSync(file, JSON.stringify({ [token('TTK')]: 3 }))
    const clock = { nowMs: Date.now() }
    const fixed = { [token('TTK')]: 4, [token('TNIL').toLowerCase()]: 9.1e-6, [chainId]: 2000, [token('TUSD')]: 0.98 }
    const config = { ...withChain({}), prices: { fixed, file } }
    const { url } = await startTestServer(config, { now: () => clock.nowMs })
    const requested = [token('TTK'), token('TNIL'), nativeToken, token('TUSD')]
    expect(await pricesOf(url, requested)).toEqual([3, 9.1e-6, 2000, 0.98])
    // The price of its pair follows.
    expect(await pricesOf(url, [token('TCON')])).toEqual([near(0.4)])
    writeFileSync(file, '{}')
    clock.nowMs += 1000
    expect(await pricesOf(url, requested)).toEqual([4, 9.1e-6, 2000, 0.98])
    writeFileSync(file, '{"eip155:31337": "much"}')
    clock.nowMs += 1000
    expect(await pricesOf(url, requested)).toEqual([4, 9.1e-6, 2000, 0.98])
  })

  it('converts to other currencies', async () => {
    const prices = { rates: { jpy: 150, btc: 0.00002 } }
    const { url } = await startTestServer({ ...withChain({}), prices })
    expect(await pricesOf(url, [token('TUSD')], 'jpy')).toEqual([150])
    expect(await pricesOf(url, [token('TUSD')], 'btc')).toEqual([0.00002])
    expect(await pricesOf(url, [nativeToken], 'eth')).toEqual([expect.closeTo(1, 9)])
    const body = { currency: 'cad', addresses: [nativeToken] }
    expect(await requestJson(`${url}/v1/fungible/price`, body)).toMatchObject(refused(400, 'currency'))
  })

  it('serves configured prices for Solana, and sends no request for known tokens', async () => {
    const listed = { address: mint, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
    const chains = {
      [solana]: { upstreams: [dead], tokens: [listed], stables: [mint] },
      'eip155:5': { upstreams: [dead], tokens: [{ ...listed, address: `0x${'1'.repeat(40)}` }] },
    }
    const fixed = { [solana]: 150.25, [`eip155:5:0x${'1'.repeat(40)}`]: 7 }
    const { url } = await startTestServer({ chains, prices: { fixed } })
    const native = `${solana}:So11111111111111111111111111111111111111111`
    expect(await pricesOf(url, [native, `${solana}:${mint}`, `eip155:5:0x${'1'.repeat(40)}`])).toEqual([150.25, 1, 7])
    const ask = (address: string) => requestJson(`${url}/v1/fungible/price`, { currency: 'usd', addresses: [address] })
    expect(await ask(`eip155:5:0x${'2'.repeat(40)}`)).toMatchObject(refused(503, 'chainId'))
    expect(await ask(`${solana}:So11111111111111111111111111111111111111112`)).toMatchObject(refused(400, 'asset'))
  })

  it('refuses an empty list, other currencies, other shapes and invalid tokens', async () => {
    const { url } = await startTestServer(withChain({}))
    const post = (change: object) =>
      requestJson(`${url}/v1/fungible/price`, { projectId: 'p', currency: 'usd', addresses: [nativeToken], ...change })
    expect(await post({ addresses: [] })).toMatchObject(refused(400, 'addresses'))
    expect(await post({ addresses: Array(501).fill(nativeToken) })).toMatchObject(refused(400, 'addresses'))
    expect(await post({ currency: 'shells' })).toMatchObject({ status: 422, body: expect.any(String) })
    expect(await post({ currency: undefined })).toMatchObject({ status: 422, body: expect.any(String) })
    expect(await post({ addresses: 'all' })).toMatchObject({ status: 422, body: expect.any(String) })
    expect(await requestJson(`${url}/v1/fungible/price`, '{')).toMatchObject({ status: 400, body: expect.any(String) })
    expect(await post({ addresses: [nativeToken, 'nonsense'] })).toMatchObject(refused(400, ''))
    expect(await post({ addresses: ['eip155:1:0x12'] })).toMatchObject(refused(400, 'chainId'))
    expect(await post({ addresses: [`${chainId}:0x12`] })).toMatchObject(refused(400, 'asset'))
    expect(await post({ addresses: [`${chainId}:0x${'12'.repeat(20)}`] })).toMatchObject(refused(400, 'asset'))
  })

  it('caches the price of a pool for 30 s, and then reads it again', async () => {
    const clock = { nowMs: Date.now() }
    const { url } = await startTestServer(withChain({ feeds: {} }), { now: () => clock.nowMs })
    const [before] = await pricesOf(url, [token('TTK')])
    const account = chain.accounts[1]?.address
    const order = {
      amount: `${20n * 10n ** 18n}`,
      from: nativeToken,
      to: token('TTK'),
      userAddress: `${chainId}:${account}`,
    }
    const build = `${url}/v1/convert/build-transaction`
    const { tx } = await parseResponse(buildSwapTransaction, build, { ...order, eip155: { slippage: 1 } })
    const value = numberToHex(20n * 10n ** 18n)
    const [, , to] = tx.to.split(':')
    await untilMined(
      chain,
      await chain.rpc('eth_sendTransaction', { from: account, to, data: tx.data, value, gas: numberToHex(600_000) }),
    )
    clock.nowMs += 29_000
    expect(await pricesOf(url, [token('TTK')])).toEqual([before])
    clock.nowMs += 1000
    // The first request is still served from the cache while the price is refreshed.
    expect(await pricesOf(url, [token('TTK')])).toEqual([before])
    await expect.poll(async () => (await pricesOf(url, [token('TTK')]))[0]).toBeGreaterThan((before ?? 0) * 1.15)
  })
})

it('a price costs one point per address', async () => {
  const { url } = await startTestServer({ ...withChain({}), rateLimits: { read: { points: 5, windowMs: 600_000 } } })
  const ask = async (count: number) => {
    const body = JSON.stringify({ projectId: 'p', currency: 'usd', addresses: Array(count).fill(nativeToken) })
    const answer = await fetch(`${url}/v1/fungible/price`, { method: 'POST', body })
    return [answer.status, answer.headers.get('ratelimit-remaining')]
  }
  expect(await ask(3)).toEqual([200, '2'])
  expect(await ask(3)).toEqual([429, '0'])
})
