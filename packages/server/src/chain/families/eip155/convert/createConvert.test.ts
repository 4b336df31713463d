import { type DevTokenSymbol, devDex, devServerConfig, type EvmDevnet, permitTokenAbi, startEvm } from '@kit/devnet'
import {
  createPublicClient,
  createWalletClient,
  encodeAbiParameters,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseEther,
  parseSignature,
  parseUnits,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfigInput } from '../../../../config/parseConfig.js'
import {
  buildSwapApproval,
  buildSwapTransaction,
  getSwapAllowance,
  getSwapQuotes,
} from '../../../../contract/convertEndpoints.js'
import { parseResponse } from '../../../../testing/parseResponse.js'
import { refused, requestJson } from '../../../../testing/requestJson.js'
import { startTestServer } from '../../../../testing/startTestServer.js'
import { untilMined } from '../../../../testing/untilMined.js'

const chainId = 'eip155:31337'
const nativeToken = `${chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const wrappedToken = `${chainId}:${devDex().wrappedNative.address}`
const v3Router = devDex().v3.router.address.toLowerCase()

let chain: EvmDevnet
let reader: ReturnType<typeof createPublicClient>

beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
  reader = createPublicClient({ transport: http(chain.url), cacheTime: 0 })
})
afterAll(() => chain?.stop())

const start = (more: ServerConfigInput = {}) => startTestServer({ ...devServerConfig([chain]), ...more })
const token = (symbol: DevTokenSymbol): string => `${chainId}:${chain.tokens[symbol].address}`
const addressOf = (id: string): Hex => id.split(':')[2] as Hex
/** A separate dev account per test keeps allowances and nonces apart. */
const accountAt = (index: number) => privateKeyToAccount(chain.accounts[index]?.privateKey as Hex)
type Account = ReturnType<typeof accountAt>

function query(path: string, values: Readonly<Record<string, string>>): string {
  return `/v1/convert/${path}?${new URLSearchParams({ projectId: 'p', ...values })}`
}

async function send(account: Account, tx: { to: string; data: string; value?: bigint; gas?: string }) {
  const wallet = createWalletClient({ account, transport: http(chain.url) })
  const hash = await wallet.sendTransaction({
    chain: null,
    to: tx.to as Hex,
    data: tx.data as Hex,
    value: tx.value ?? 0n,
    ...(tx.gas !== undefined && { gas: BigInt(tx.gas) }),
  })
  await untilMined(chain, hash)
  return reader.getTransactionReceipt({ hash })
}

function balanceOf(id: string, account: Account): Promise<bigint> {
  if (id === nativeToken) return reader.getBalance({ address: account.address })
  return reader.readContract({
    address: addressOf(id),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account.address],
  })
}

/** Like a kit: the calldata is sent to the contract in `tx.from`. */
async function approve(url: string, account: Account, from: string, to: string, amount?: bigint) {
  const values = { from, to, userAddress: account.address, ...(amount !== undefined && { amount: `${amount}` }) }
  const { tx } = await parseResponse(buildSwapApproval, url + query('build-approve', values))
  expect((await send(account, { to: addressOf(tx.from), data: tx.data })).status).toBe('success')
}

const quoteOf = async (url: string, from: string, to: string, amount: bigint) => {
  const { quotes } = await parseResponse(getSwapQuotes, url + query('quotes', { from, to, amount: `${amount}` }))
  expect(quotes).toEqual([
    { id: null, fromAmount: `${amount}`, fromAccount: from, toAmount: expect.any(String), toAccount: to },
  ])
  return BigInt(quotes[0]?.toAmount ?? 0)
}

const bodyOf = (account: Account, from: string, to: string, amount: bigint, eip155: object = { slippage: 1 }) => ({
  projectId: 'p',
  amount: `${amount}`,
  from,
  to,
  userAddress: `${chainId}:${account.address}`,
  eip155,
})

const build = (url: string, body: object) =>
  parseResponse(buildSwapTransaction, `${url}/v1/convert/build-transaction`, body)

/** Builds and sends a swap; returns the expected and received amounts, without gas. */
async function swap(url: string, account: Account, from: string, to: string, amount: bigint, eip155?: object) {
  const quoted = await quoteOf(url, from, to, amount)
  const { tx } = await build(url, bodyOf(account, from, to, amount, eip155))
  expect(tx.amount).toBe(`${quoted}`)
  expect(tx.from).toBe(`${chainId}:${account.address}`)
  const before = await balanceOf(to, account)
  const receipt = await send(account, {
    to: addressOf(tx.to),
    data: tx.data,
    value: from === nativeToken ? amount : 0n,
    gas: tx.eip155.gas,
  })
  expect(receipt.status).toBe('success')
  const paid = to === nativeToken ? receipt.gasUsed * receipt.effectiveGasPrice : 0n
  return { quoted, received: (await balanceOf(to, account)) - before + paid, tx }
}

describe('executed swap', () => {
  it('returns the quoted amount, after an allowance to the contract that trades', async () => {
    const { url } = await start()
    const alice = accountAt(0)
    const [from, to, amount] = [token('TUSD'), token('TTK'), parseUnits('100', 6)]
    const allowance = () =>
      parseResponse(
        getSwapAllowance,
        url + query('allowance', { tokenAddress: from, userAddress: `${chainId}:${alice.address}` }),
      )
    expect(await allowance()).toEqual({ allowance: '0' })
    const early = await requestJson(`${url}/v1/convert/build-transaction`, bodyOf(alice, from, to, amount))
    expect(early).toMatchObject(refused(400, ''))
    await approve(url, alice, from, to, amount)
    expect(await allowance()).toEqual({ allowance: `${amount}` })
    const { quoted, received, tx } = await swap(url, alice, from, to, amount)
    expect(addressOf(tx.to)).toBe(v3Router)
    expect(received).toBe(quoted)
    // 100 dollars buy about 50 of a token worth 2 dollars, over two pools with their fees.
    expect(quoted).toBeGreaterThan(parseEther('49'))
    expect(quoted).toBeLessThan(parseEther('50'))
    expect(await allowance()).toEqual({ allowance: '0' })
  })

  it.each<[string, () => [string, string], bigint]>([
    ['one pair', () => [token('TUSD'), token('TDAI')], 5_000_000n],
    ['one pool, the best of several fees', () => [token('TUSD'), token('TUSDC')], 70_000_000n],
    ['two pairs', () => [token('TUSD'), token('THOP')], 9_000_000n],
    ['two pools', () => [token('TUSD'), token('TCON')], 8_000_000n],
  ])('trades over %s with one unlimited allowance', async (_, pair, amount) => {
    const { url } = await start()
    const bob = accountAt(1)
    const [from, to] = pair()
    await approve(url, bob, from, to)
    const { quoted, received } = await swap(url, bob, from, to, amount)
    expect(received).toBe(quoted)
    expect(quoted).toBeGreaterThan(0n)
  })

  it('sells and buys the native currency for a token, over pairs and pools', async () => {
    const { url } = await start()
    const carol = accountAt(2)
    for (const symbol of ['TUSD', 'TTK', 'TCON', 'THOP'] as const) {
      const bought = await swap(url, carol, nativeToken, token(symbol), parseEther('0.5'))
      expect(bought.received).toBe(bought.quoted)
      await approve(url, carol, token(symbol), nativeToken)
      const sold = await swap(url, carol, token(symbol), nativeToken, bought.received)
      expect(sold.received).toBe(sold.quoted)
      // Fees only.
      expect(sold.received).toBeGreaterThan(parseEther('0.48'))
      expect(sold.received).toBeLessThan(parseEther('0.5'))
    }
  })

  it('wraps and unwraps the native currency one to one', async () => {
    const { url } = await start()
    const dave = accountAt(3)
    const amount = 123_456_789n
    const wrapped = await swap(url, dave, nativeToken, wrappedToken, amount)
    expect([wrapped.quoted, wrapped.received]).toEqual([amount, amount])
    const unwrapped = await swap(url, dave, wrappedToken, nativeToken, amount)
    expect([unwrapped.quoted, unwrapped.received]).toEqual([amount, amount])
  })

  it('accepts a permit instead of an allowance, only from its owner and for the router', async () => {
    const { url } = await start()
    const erin = accountAt(4)
    const amount = parseUnits('20', 6)
    const permitFor = async (spender: string) => {
      const nonce = await reader.readContract({
        address: chain.tokens.TUSDC.address,
        abi: permitTokenAbi,
        functionName: 'nonces',
        args: [erin.address],
      })
      const message = { owner: erin.address, spender: spender as Hex, value: amount, nonce, deadline: maxUint256 }
      const signature = await erin.signTypedData({
        domain: { name: 'Test USD Coin', version: '1', chainId: 31337, verifyingContract: chain.tokens.TUSDC.address },
        types: {
          Permit: [
            { name: 'owner', type: 'address' },
            { name: 'spender', type: 'address' },
            { name: 'value', type: 'uint256' },
            { name: 'nonce', type: 'uint256' },
            { name: 'deadline', type: 'uint256' },
          ],
        },
        primaryType: 'Permit',
        message,
      })
      const { r, s, v } = parseSignature(signature)
      return encodeAbiParameters(
        ['address', 'address', 'uint256', 'uint256', 'uint8', 'bytes32', 'bytes32'].map((type) => ({ type })),
        [erin.address, message.spender, amount, message.deadline, Number(v), r, s],
      )
    }
    const [from, to] = [token('TUSDC'), token('TDAI')]
    const refusedWith = async (reason: string, body: object) => {
      const answer = await requestJson(`${url}/v1/convert/build-transaction`, body)
      expect(answer).toMatchObject(refused(400, ''))
      expect(JSON.stringify(answer.body)).toContain(reason)
    }
    const permit = await permitFor(v3Router)
    await refusedWith('would fail', bodyOf(erin, from, to, amount))
    const elsewhere = await permitFor(zeroAddress)
    await refusedWith('for the router', bodyOf(erin, from, to, amount, { slippage: 1, permit: elsewhere }))
    await refusedWith('another account', bodyOf(accountAt(5), from, to, amount, { slippage: 1, permit }))
    await refusedWith('does not support permits', bodyOf(erin, token('TUSD'), to, amount, { slippage: 1, permit }))
    const { quoted, received } = await swap(url, erin, from, to, amount, { slippage: 1, permit })
    expect(received).toBe(quoted)
  })

  it('reverts rather than return less than the slippage allows', async () => {
    const { url } = await start()
    const [frank, whale] = [accountAt(5), accountAt(6)]
    const amount = parseEther('1')
    const { tx } = await build(url, bodyOf(frank, nativeToken, token('TTK'), amount, { slippage: 1 }))
    const patient = await build(url, bodyOf(frank, nativeToken, token('TTK'), amount, { slippage: 50 }))
    // Another purchase moves the price by a fifth first.
    await swap(url, whale, nativeToken, token('TTK'), parseEther('20'))
    const before = await balanceOf(token('TTK'), frank)
    const failed = await send(frank, { to: addressOf(tx.to), data: tx.data, value: amount, gas: '600000' })
    expect(failed.status).toBe('reverted')
    expect(await balanceOf(token('TTK'), frank)).toBe(before)
    const taken = { to: addressOf(patient.tx.to), data: patient.tx.data, value: amount, gas: '600000' }
    expect((await send(frank, taken)).status).toBe('success')
  })

  it('needs no estimate: the upper bound for gas is sufficient', async () => {
    const { url } = await start()
    const grace = accountAt(7)
    const amount = parseUnits('30', 6)
    await approve(url, grace, token('TUSD'), nativeToken)
    const body = { ...bodyOf(grace, token('TUSD'), token('TCON'), amount), disableEstimate: true }
    const { tx } = await build(url, body)
    const receipt = await send(grace, { to: addressOf(tx.to), data: tx.data, gas: tx.eip155.gas })
    expect(receipt.status).toBe('success')
    expect(receipt.gasUsed).toBeLessThan(BigInt(tx.eip155.gas))
  })
})

describe('chain with a separate router for each exchange', () => {
  const apart = (): ServerConfigInput => {
    const config = devServerConfig([chain])
    const local = config.chains[chainId]
    if (local === undefined) throw new Error('no chain')
    const [{ swapRouter: _, ...pairs }, pools] = local.exchanges
    return { ...config, chains: { [chainId]: { ...local, exchanges: [pairs, pools] } } }
  }

  it('never quotes a token that would need an allowance for another router', async () => {
    const { url } = await startTestServer(apart())
    const heidi = accountAt(8)
    const router = devDex().v2.router.address.toLowerCase()
    // TCON is traded only in pools, and the allowance belongs to the router of pairs.
    const answer = await requestJson(
      url + query('quotes', { from: token('TUSD'), to: token('TCON'), amount: '1000000' }),
    )
    expect(answer).toMatchObject(refused(400, ''))
    expect(JSON.stringify(answer.body)).toContain('insufficient liquidity')
    await approve(url, heidi, token('TUSD'), token('TDAI'))
    const { quoted, received, tx } = await swap(url, heidi, token('TUSD'), token('TDAI'), 7_000_000n)
    expect([addressOf(tx.to), received]).toEqual([router, quoted])
    await approve(url, heidi, token('THOP'), nativeToken)
    const sold = await swap(url, heidi, token('THOP'), nativeToken, parseEther('3'))
    expect([addressOf(sold.tx.to), sold.received]).toEqual([router, sold.quoted])
  })

  it('sells the native currency, which needs no allowance, on every exchange', async () => {
    const { url } = await startTestServer(apart())
    const ivan = accountAt(9)
    const pools = await swap(url, ivan, nativeToken, token('TCON'), parseEther('0.1'))
    expect([addressOf(pools.tx.to), pools.received]).toEqual([v3Router, pools.quoted])
    const pairs = await swap(url, ivan, nativeToken, token('TTK'), parseEther('0.1'))
    expect([addressOf(pairs.tx.to), pairs.received]).toEqual([devDex().v2.router.address.toLowerCase(), pairs.quoted])
  })
})
