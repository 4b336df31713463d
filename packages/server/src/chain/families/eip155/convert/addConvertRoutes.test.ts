import { createServer } from 'node:http'
import { devDex, devServerConfig, type EvmDevnet, startEvm } from '@kit/devnet'
import { decodeFunctionData, erc20Abi, type Hex, maxUint256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  buildSwapApproval,
  buildSwapTransaction,
  getGasPrice,
  getSwapAllowance,
  getSwapQuotes,
  getSwapTokens,
} from '../../../../contract/convertEndpoints.js'
import { parseResponse } from '../../../../testing/parseResponse.js'
import { refused, requestJson } from '../../../../testing/requestJson.js'
import { startTestServer } from '../../../../testing/startTestServer.js'

const chainId = 'eip155:31337'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const nativeToken = `${chainId}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`
const emptyAccount = `0x${'12'.repeat(20)}`
const dead = 'http://127.0.0.1:1'

let chain: EvmDevnet
let tusd: string
let ttk: string

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
  tusd = `${chainId}:${chain.tokens.TUSD.address}`
  ttk = `${chainId}:${chain.tokens.TTK.address}`
})
afterAll(() => chain?.stop())

const start = async () => {
  const config = devServerConfig([chain])
  const down = { ...config.chains[chainId], upstreams: [dead] }
  const chains = { ...config.chains, 'eip155:5': down, 'eip155:6': [chain.url], [solana]: [dead] }
  return (await startTestServer({ ...config, chains })).url
}
const query = (path: string, values: Readonly<Record<string, string>>): string =>
  `/v1/convert/${path}?${new URLSearchParams({ projectId: 'p', ...values })}`
const onChain = (id: string, other: string): string => id.replace(chainId, other)

describe('GET /v1/convert/tokens', () => {
  it('lists the native currency and the configured tokens, or one token, or one that only exists on the chain', async () => {
    const url = await start()
    const { tokens } = await parseResponse(getSwapTokens, url + query('tokens', { chainId }))
    expect(tokens[0]).toMatchObject({ symbol: 'ETH', address: nativeToken.toLowerCase(), decimals: 18, eip2612: false })
    expect(tokens.slice(1).map(({ symbol }) => symbol)).toEqual(
      devServerConfig([chain]).chains[chainId]?.tokens.map(({ symbol }) => symbol),
    )
    expect(tokens.find(({ symbol }) => symbol === 'TUSDC')).toMatchObject({
      eip2612: true,
      address: `${chainId}:${chain.tokens.TUSDC.address.toLowerCase()}`,
      logoUri: expect.stringMatching(/^data:image/),
    })
    for (const address of [chain.tokens.TTK.address, ttk]) {
      const one = await parseResponse(getSwapTokens, url + query('tokens', { chainId, address }))
      expect(one.tokens.map(({ symbol }) => symbol)).toEqual(['TTK'])
    }
    const unlisted = query('tokens', { chainId: 'eip155:6', address: chain.tokens.TBTC.address })
    expect(await parseResponse(getSwapTokens, url + unlisted)).toEqual({
      tokens: [
        {
          name: 'Test Bitcoin',
          symbol: 'TBTC',
          address: `eip155:6:${chain.tokens.TBTC.address.toLowerCase()}`,
          decimals: 8,
          logoUri: null,
          eip2612: false,
        },
      ],
    })
    const none = await parseResponse(getSwapTokens, url + query('tokens', { chainId, address: emptyAccount }))
    expect(none).toEqual({ tokens: [] })
  })

  it('refuses other chains and addresses', async () => {
    const url = await start()
    const ask = (values: Record<string, string>) => requestJson(url + query('tokens', values))
    expect(await ask({ chainId: 'eip155:1' })).toMatchObject(refused(400, 'chainId'))
    expect(await ask({ chainId: solana })).toMatchObject(refused(400, 'chainId'))
    expect(await ask({ chainId: 'nonsense' })).toMatchObject(refused(400, 'chainId'))
    expect(await ask({ chainId, address: '0x12' })).toMatchObject(refused(400, 'address'))
    expect(await ask({ chainId, address: onChain(ttk, 'eip155:6') })).toMatchObject(refused(400, 'address'))
    const missing = await ask({})
    expect([missing.status, typeof missing.body]).toEqual([400, 'string'])
  })
})

describe('GET /v1/convert/quotes', () => {
  it('returns the accounts as in the request, and ignores fields it does not need', async () => {
    const url = await start()
    const values = { from: nativeToken, to: tusd, amount: '1000000000000000000', gasPrice: 'x', userAddress: 'y' }
    const { quotes } = await parseResponse(getSwapQuotes, url + query('quotes', values))
    expect(quotes).toEqual([
      { id: null, fromAmount: values.amount, fromAccount: nativeToken, toAmount: expect.any(String), toAccount: tusd },
    ])
    // The deep pool with the lowest fee has the best price.
    expect(Number(quotes[0]?.toAmount)).toBeGreaterThan(2498e6)
    expect(Number(quotes[0]?.toAmount)).toBeLessThan(2500e6)
  })

  it('reports insufficient liquidity without a market, or when the output would be zero', async () => {
    const url = await start()
    for (const values of [
      { from: tusd, to: `${chainId}:${chain.tokens.TNIL.address}`, amount: '1000000' },
      { from: tusd, to: `${chainId}:${emptyAccount}`, amount: '1000000' },
      { from: ttk, to: tusd, amount: '1' },
    ]) {
      const answer = await requestJson(url + query('quotes', values))
      expect(answer).toMatchObject(refused(400, ''))
      const { reasons } = answer.body as { reasons: { description: string }[] }
      expect(reasons[0]?.description).toContain('insufficient liquidity')
    }
  })

  it('refuses invalid pairs, and reports an unavailable chain', async () => {
    const url = await start()
    const ask = (from: string, to: string, amount = '1000') => requestJson(url + query('quotes', { from, to, amount }))
    expect(await ask(tusd, onChain(ttk, 'eip155:5'))).toMatchObject(refused(400, ''))
    expect(await ask(tusd, tusd.toLowerCase())).toMatchObject(refused(400, ''))
    expect(await ask(nativeToken, nativeToken.toLowerCase())).toMatchObject(refused(400, ''))
    expect(await ask('eip155:31337', ttk)).toMatchObject(refused(400, ''))
    expect(await ask(`${chainId}:0x12`, ttk)).toMatchObject(refused(400, ''))
    for (const amount of ['0', '-1', '1.5', '1e3', `${2n ** 256n}`]) {
      expect(await ask(tusd, ttk, amount), amount).toMatchObject(refused(400, ''))
    }
    expect(await ask(onChain(tusd, 'eip155:1'), onChain(ttk, 'eip155:1'))).toMatchObject(refused(400, 'chainId'))
    expect(await ask(onChain(tusd, 'eip155:6'), onChain(ttk, 'eip155:6'))).toMatchObject(refused(400, 'chainId'))
    expect(await ask(onChain(tusd, 'eip155:5'), onChain(ttk, 'eip155:5'))).toMatchObject(refused(503, 'chainId'))
    const missing = await requestJson(url + query('quotes', { from: tusd, to: ttk }))
    expect([missing.status, typeof missing.body]).toEqual([400, 'string'])
  })
})

describe('GET /v1/convert/build-approve', () => {
  it('echoes both accounts and approves the router, without limit unless an amount is given', async () => {
    const url = await start()
    for (const amount of [undefined, '12345']) {
      const values = { from: tusd, to: ttk, userAddress: emptyAccount, ...(amount !== undefined && { amount }) }
      const { tx } = await parseResponse(buildSwapApproval, url + query('build-approve', values))
      expect(tx).toMatchObject({
        from: tusd,
        to: ttk,
        value: '0',
        eip155: { gasPrice: expect.stringMatching(/^\d+$/) },
      })
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: tx.data as Hex })
      expect([functionName, args]).toEqual([
        'approve',
        [devDex().v3.router.address, amount === undefined ? maxUint256 : BigInt(amount)],
      ])
    }
  })

  it('refuses two chains, other chains and invalid accounts', async () => {
    const url = await start()
    const ask = (from: string, to: string) => requestJson(url + query('build-approve', { from, to }))
    expect(await ask(tusd, onChain(ttk, 'eip155:5'))).toMatchObject(refused(400, ''))
    expect(await ask('x', ttk)).toMatchObject(refused(400, ''))
    expect(await ask(onChain(tusd, 'eip155:6'), onChain(ttk, 'eip155:6'))).toMatchObject(refused(400, 'chainId'))
    expect(await ask(onChain(tusd, 'eip155:5'), onChain(ttk, 'eip155:5'))).toMatchObject(refused(503, 'chainId'))
  })
})

describe('POST /v1/convert/build-transaction', () => {
  it('refuses missing or inconsistent parameters', async () => {
    const url = await start()
    const good = {
      projectId: 'p',
      amount: '1000000000000000',
      from: nativeToken,
      to: tusd,
      userAddress: `${chainId}:${chain.accounts[0]?.address}`,
      eip155: { slippage: 1 },
    }
    const post = (change: object) => requestJson(`${url}/v1/convert/build-transaction`, { ...good, ...change })
    const { tx } = await parseResponse(buildSwapTransaction, `${url}/v1/convert/build-transaction`, good)
    expect(Number(tx.eip155.gas)).toBeGreaterThan(100_000)
    expect(await post({ eip155: undefined })).toMatchObject(refused(400, ''))
    expect(await post({ to: onChain(tusd, 'eip155:5') })).toMatchObject(refused(400, ''))
    expect(await post({ userAddress: chain.accounts[0]?.address })).toMatchObject(refused(400, ''))
    expect(await post({ userAddress: onChain(good.userAddress, 'eip155:5') })).toMatchObject(refused(400, ''))
    expect(await post({ userAddress: nativeToken })).toMatchObject(refused(400, ''))
    expect(await post({ amount: '0' })).toMatchObject(refused(400, ''))
    // More than any account holds: the node reports that it would fail.
    expect(await post({ amount: '900000000000000000000000' })).toMatchObject(refused(400, ''))
    for (const wrong of [
      { amount: 1000 },
      { from: undefined },
      { eip155: { slippage: 'much' } },
      { eip155: { slippage: 51 } },
    ]) {
      expect(await post(wrong)).toMatchObject({ status: 422, body: expect.any(String) })
    }
    expect(await requestJson(`${url}/v1/convert/build-transaction`, '{')).toMatchObject({ status: 400 })
    const onOtherChain = { from: onChain(nativeToken, 'eip155:5'), to: onChain(tusd, 'eip155:5') }
    expect(await post({ ...onOtherChain, userAddress: onChain(good.userAddress, 'eip155:5') })).toMatchObject(
      refused(503, 'chainId'),
    )
  })
})

describe('GET /v1/convert/gas-price', () => {
  it('returns three prices in wei, each at least the one before and enough for the next block', async () => {
    const url = await start()
    const { standard, fast, instant } = await parseResponse(getGasPrice, url + query('gas-price', { chainId }))
    const { baseFeePerGas } = (await chain.rpc('eth_getBlockByNumber', 'latest', false)) as { baseFeePerGas: Hex }
    expect(BigInt(standard)).toBeGreaterThan(BigInt(baseFeePerGas))
    expect(BigInt(fast)).toBeGreaterThanOrEqual(BigInt(standard))
    expect(BigInt(instant)).toBeGreaterThanOrEqual(BigInt(fast))
    expect(await requestJson(url + query('gas-price', { chainId: 'eip155:1' }))).toMatchObject(refused(400, 'chainId'))
    expect(await requestJson(url + query('gas-price', { chainId: solana }))).toMatchObject(refused(400, 'chainId'))
    expect(await requestJson(url + query('gas-price', { chainId: 'eip155:5' }))).toMatchObject(refused(503, 'chainId'))
  })

  it('uses the node’s price, a tenth and a quarter above it on chains without a base fee', async () => {
    const node = createServer((request, response) => {
      request.on('data', (data) => {
        const { id, method } = JSON.parse(String(data))
        const answer = method === 'eth_gasPrice' ? { result: '0x64' } : { error: { code: -32_601, message: 'unknown' } }
        response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
      })
    })
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void node.close())
    const port = (node.address() as { port: number }).port
    const { url } = await startTestServer({ chains: { 'eip155:7': `http://127.0.0.1:${port}` } })
    expect(await parseResponse(getGasPrice, url + query('gas-price', { chainId: 'eip155:7' }))).toEqual({
      standard: '100',
      fast: '110',
      instant: '125',
    })
  })
})

describe('GET /v1/convert/allowance', () => {
  it('returns an unlimited allowance for the native currency, and refuses invalid tokens or accounts', async () => {
    const url = await start()
    const user = `${chainId}:${emptyAccount}`
    const ask = (tokenAddress: string, userAddress = user) =>
      requestJson(url + query('allowance', { tokenAddress, userAddress }))
    const native = url + query('allowance', { tokenAddress: nativeToken, userAddress: user })
    expect(await parseResponse(getSwapAllowance, native)).toEqual({ allowance: `${maxUint256}` })
    expect(await ask(user)).toMatchObject(refused(400, 'asset'))
    expect(await ask(tusd, onChain(user, 'eip155:5'))).toMatchObject(refused(400, ''))
    expect(await ask(tusd, emptyAccount)).toMatchObject(refused(400, ''))
    expect(await ask(tusd, nativeToken)).toMatchObject(refused(400, ''))
    expect(await ask(onChain(tusd, 'eip155:6'), onChain(user, 'eip155:6'))).toMatchObject(refused(400, 'chainId'))
    expect(await ask(onChain(tusd, 'eip155:5'), onChain(user, 'eip155:5'))).toMatchObject(refused(503, 'chainId'))
  })
})
