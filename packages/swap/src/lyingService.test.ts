import { codeOf } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import {
  account,
  createFakeExchange,
  type Lies,
  order,
  router,
  thief,
  tokenA,
  tokenB,
  tokenC,
} from './testing/createFakeExchange.js'

const amountIn = 100_000_000n
const least = 198_000_000n
const truth = { from: tokenA, to: tokenB, amountIn, least, receiver: account }

/** Swaps with a malicious service. The wallet must only be asked for what the user saw. */
async function swapWith(lies: Lies, allowance = amountIn) {
  const exchange = await createFakeExchange()
  exchange.chain.allowance = allowance
  await exchange.plugin.quote({ amountIn })
  Object.assign(exchange.lies, lies)
  const error = await exchange.plugin.submit().catch((failure) => failure)
  return { ...exchange, error }
}

describe('a malicious service', () => {
  it('passes the checks if its quote is correct', async () => {
    const { error, wallet } = await swapWith({})
    expect(error).toEqual({ hash: '0x1' })
    expect(wallet).toMatchObject([
      { method: 'sendTransaction', call: { transaction: { to: router, data: order(truth), value: 0n } } },
    ])
  })

  it.each<[string, Lies]>([
    ['target', { to: thief }],
    // The token itself: the data could transfer everything.
    ['target', { to: tokenA }],
    ['amount', { order: { amountIn: amountIn + 1n } }],
    ['receiver', { order: { receiver: thief } }],
    ['receiver', { order: { to: tokenC } }],
    ['token', { order: { takes: tokenC } }],
    ['minimum', { order: { amountIn: 1n, least: 0n } }],
    // It brings enough now, but would also succeed for nothing later.
    ['minimum', { order: { least: 0n } }],
    ['minimum', { order: { least: least - 1n } }],
    // The number is part of the data, but has no effect.
    ['minimum', { data: `${order({ ...truth, least: 0n })}${least.toString(16).padStart(64, '0')}` }],
    ['minimum', { expected: 100n }],
  ])('fails with a false %s before the wallet is prompted: %o', async (difference, lies) => {
    const { error, wallet, plugin } = await swapWith(lies, amountIn * 2n)
    expect(error).toMatchObject({ code: 'swap/transactionMismatch', details: expect.stringMatching(`^${difference}`) })
    expect(wallet).toEqual([])
    expect(plugin.state.getState()).toMatchObject({
      status: 'editing',
      error: { code: 'swap/transactionMismatch' },
      amountIn,
    })
  })

  it.each([
    ['sold', tokenA],
    ['bought', tokenB],
  ])('cannot scale the amounts of the %s token with false decimals', async (_, token) => {
    const exchange = await createFakeExchange()
    exchange.chain.allowance = amountIn
    exchange.chain.decimals = { [token]: 8 }
    await exchange.plugin.quote({ amountIn })
    const refused = { code: 'swap/transactionMismatch', details: 'decimals: 6' }
    await expect(exchange.plugin.prepare()).rejects.toMatchObject(refused)
    await expect(exchange.plugin.submit()).rejects.toMatchObject(refused)
    expect(exchange.wallet).toEqual([])
  })

  it('cannot set the decimals of tokens that the chain can’t read', async () => {
    const exchange = await createFakeExchange()
    exchange.chain.allowance = amountIn
    Object.assign(exchange.capabilities, { getToken: undefined })
    await exchange.plugin.quote({ amountIn })
    await expect(exchange.plugin.submit()).rejects.toMatchObject({ code: 'swap/transactionMismatch' })
    expect(exchange.wallet).toEqual([])
  })

  it.each([
    ['on the sold token', 'AAA', { [tokenA]: 5n }],
    ['on the bought token', 'BBB', { [tokenB]: 5n }],
    ['within the slippage', 'BBB', { [tokenB]: 1n }],
  ])('differs from a token that takes a fee %s', async (_, symbol, transferFees) => {
    const exchange = await createFakeExchange()
    exchange.chain.allowance = amountIn
    await exchange.plugin.quote({ amountIn })
    exchange.chain.transferFees = transferFees
    await expect(exchange.plugin.submit()).rejects.toMatchObject({ code: 'swap/feeOnTransfer', details: symbol })
    expect(exchange.wallet).toEqual([])
  })

  it('fails with false data even when the data does nothing', async () => {
    const { error, wallet } = await swapWith({ data: '0x12345678' })
    expect(error).toMatchObject({ code: 'swap/transactionMismatch', details: 'receiver' })
    expect(wallet).toEqual([])
  })

  it('fails with a false spender, also after the user has seen another router', async () => {
    const { error, wallet, lies, plugin } = await swapWith({})
    expect(error).toEqual({ hash: '0x1' })
    Object.assign(lies, { spender: thief, to: thief })
    await plugin.start()
    await plugin.quote({ amountIn: amountIn * 2n })
    await expect(plugin.submit()).rejects.toMatchObject({
      code: 'swap/transactionMismatch',
      details: `target: ${thief}`,
    })
    expect(wallet).toHaveLength(1)
  })

  it('cannot name a router that the app does not allow', async () => {
    const { plugin, lies, wallet } = await createFakeExchange({ routers: { 'eip155:1': [router] } })
    Object.assign(lies, { spender: thief, to: thief })
    await plugin.quote({ amountIn })
    expect(await codeOf(plugin.submit())).toBe('swap/transactionMismatch')
    expect(wallet).toEqual([])
  })

  it('differs from a well-known router in the state', async () => {
    const unknown = await createFakeExchange()
    await unknown.plugin.quote({ amountIn })
    await unknown.plugin.prepare()
    expect(unknown.plugin.state.getState()).toMatchObject({ router, isRouterKnown: false })
    const named = await createFakeExchange({ routers: { 'eip155:1': [router] } })
    await named.plugin.quote({ amountIn })
    await named.plugin.prepare()
    expect(named.plugin.state.getState()).toMatchObject({ router, isRouterKnown: true })
  })

  it('gets no allowance but the amount, for the router', async () => {
    const { error, wallet } = await swapWith({ order: { least: 0n } }, 0n)
    expect(error).toMatchObject({ code: 'swap/transactionMismatch' })
    expect(wallet).toEqual([])
    const { wallet: honest } = await swapWith({}, 0n)
    const data = `0x095ea7b3${router.slice(2).padStart(64, '0')}${amountIn.toString(16).padStart(64, '0')}`
    expect(honest[0]?.call['transaction']).toMatchObject({ to: tokenA, data })
  })

  it('fails when the transaction approves more than the swap requires', async () => {
    const exchange = await createFakeExchange()
    exchange.chain.allowance = amountIn
    exchange.chain.approvals = [{ token: tokenC, spender: thief, amount: 5n }]
    await exchange.plugin.quote({ amountIn })
    await expect(exchange.plugin.submit()).rejects.toMatchObject({ details: `approval: ${thief}` })
    expect(exchange.wallet).toEqual([])
  })

  it('fails if the chain cannot simulate transactions', async () => {
    const exchange = await createFakeExchange()
    exchange.chain.allowance = amountIn
    Object.assign(exchange.capabilities, { simulate: undefined })
    await exchange.plugin.quote({ amountIn })
    expect(await codeOf(exchange.plugin.submit())).toBe('swap/notSupported')
    expect(exchange.wallet).toEqual([])
  })

  it('fails with a spender from its first response that isn’t an exchange contract', async () => {
    const { plugin, lies, wallet } = await createFakeExchange()
    Object.assign(lies, { spender: thief, to: thief })
    await plugin.quote({ amountIn })
    expect(await codeOf(plugin.prepare())).toBe('swap/transactionMismatch')
    expect(wallet).toEqual([])
  })

  it.each<[string, Lies]>([
    ['target', { spender: thief }],
    ['target', { spender: thief, to: thief }],
    ['target', { to: thief }],
    ['receiver', { order: { receiver: thief } }],
  ])('fails when it returns a false %s only after the review: %o', async (difference, lie) => {
    const { plugin, lies, wallet } = await createFakeExchange()
    await plugin.quote({ amountIn })
    await plugin.prepare()
    expect(plugin.state.getState()).toMatchObject({ status: 'ready', router })
    Object.assign(lies, lie)
    const details = expect.stringMatching(`^${difference}`)
    await expect(plugin.submit()).rejects.toMatchObject({ details })
    expect(wallet).toEqual([])
  })

  it.each<Lies>([{ spender: thief, to: thief }, { to: thief }, { order: { receiver: thief } }])(
    'gets nothing when it lies only after the approval: %o',
    async (lie) => {
      const { plugin, lies, wallet, chain } = await createFakeExchange()
      await plugin.quote({ amountIn })
      await plugin.prepare()
      chain.onMined = () => Object.assign(lies, lie)
      expect(await codeOf(plugin.submit())).toBe('swap/transactionMismatch')
      expect(wallet).toMatchObject([{ call: { transaction: { to: tokenA } } }])
    },
  )
})
