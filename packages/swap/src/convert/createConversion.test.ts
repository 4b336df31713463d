import type { PluginContext, Token } from '@kit/core/plugin'
import { codeOf } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { swapConversion } from '../swapConversion.js'
import { account, createFakeExchange, order, router, thief, tokenA, tokenB } from '../testing/createFakeExchange.js'

/** Swaps of A for B, with the exchange that pays two for one. */
async function start() {
  const exchange = await createFakeExchange()
  const { kit, ports } = exchange
  const context = { kit, ports } as unknown as PluginContext
  const conversion = await swapConversion({ api: exchange.api, networks: ['eip155:1'] }).open(context)
  const { signal } = new AbortController()
  const token = (address: string | undefined): Token => ({
    networkId: 'eip155:1',
    address,
    name: '',
    symbol: '',
    decimals: 6,
    iconUrl: undefined,
  })
  const wanted = { from: token(tokenA), to: token(tokenB), amount: 198_000_000n, address: account, signal }
  return { ...exchange, conversion, wanted, token, signal }
}

describe('swapConversion', () => {
  it('offers the other tokens of the network, and none for a token that can’t be swapped', async () => {
    const { conversion, token, signal } = await start()
    const tokens = await conversion.listTokens({ to: token(tokenB.toUpperCase().replace('0X', '0x')), signal })
    expect(tokens.map(({ symbol }) => symbol)).toEqual(['COIN', 'AAA'])
    expect(await conversion.listTokens({ to: token(thief), signal })).toEqual([])
    expect(await conversion.listTokens({ to: { ...token(tokenB), networkId: 'eip155:5' }, signal })).toEqual([])
  })

  it('quotes a cost that brings the amount even at the maximum slippage', async () => {
    const { conversion, wanted } = await start()
    const { spent, steps } = await conversion.quote(wanted)
    expect(spent).toBe(100_000_000n)
    expect(steps).toEqual([
      { kind: 'approve', status: 'next' },
      { kind: 'swap', status: 'next' },
    ])
  })

  it('spends no more than shown, for no less than the amount, with every check of a swap', async () => {
    const { conversion, wanted, wallet, lies } = await start()
    const seen: string[] = []
    const hash = await conversion.convert({ ...wanted, spent: 100_000_000n }, (steps) =>
      seen.push(steps.map(({ status }) => status).join()),
    )
    expect(hash).toBe('0x2')
    expect(seen).toEqual(['next,next', 'requested,next', 'pending,next', 'done,next', 'done,requested', 'done,pending'])
    const data = order({ from: tokenA, to: tokenB, amountIn: 100_000_000n, least: 198_000_000n, receiver: account })
    expect(wallet).toMatchObject([{}, { call: { transaction: { to: router, data, value: 0n } } }])
    lies.order = { receiver: thief }
    expect(await codeOf(conversion.convert({ ...wanted, spent: 100_000_000n }, () => undefined))).toBe(
      'swap/transactionMismatch',
    )
    expect(wallet).toHaveLength(2)
  })

  it('rejects a payer token with other decimals than its contract, by which the payer saw the cost', async () => {
    const { conversion, wanted, wallet } = await start()
    const order = { ...wanted, from: { ...wanted.from, decimals: 7 } }
    const refused = { code: 'swap/transactionMismatch', details: 'decimals: 7' }
    await expect(conversion.quote(order)).rejects.toMatchObject(refused)
    await expect(conversion.convert({ ...order, spent: 100_000_000n }, () => undefined)).rejects.toMatchObject(refused)
    expect(wallet).toEqual([])
  })

  it('rejects when the price has fallen below the amount', async () => {
    const { conversion, wanted, wallet, chain } = await start()
    chain.rate = 1n
    expect(await codeOf(conversion.convert({ ...wanted, spent: 100_000_000n }, () => undefined))).toBe(
      'swap/transactionMismatch',
    )
    expect(wallet).toEqual([])
  })

  it('reports an insufficient balance and missing liquidity', async () => {
    const { conversion, wanted, service } = await start()
    expect(await codeOf(conversion.quote({ ...wanted, held: 99_999_999n }))).toBe('transfer/insufficientFunds')
    service.failure = { status: 400, body: { reasons: [{ description: 'insufficient liquidity: no' }] } }
    expect(await codeOf(conversion.quote({ ...wanted, amount: 5n }))).toBe('swap/insufficientLiquidity')
  })
})
