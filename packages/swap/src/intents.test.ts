import type { PluginContext, Token } from '@kit/core/plugin'
import { type Capabilities, type ContractCall, KitError, type Simulation } from '@kit/core/plugin'
import { codeOf, createFakePorts, createTestEngine, settle } from '@kit/fakes'
import { type Hex, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeOpen, openedLog } from '../test/settlerWords.js'
import { intentConversion } from './intentConversion.js'
import { planOrder } from './order/planOrder.js'

const hex = (byte: string): Hex => `0x${byte.repeat(20)}`
const [account, coin, settler, targetSettler, thief] = [hex('aa'), hex('c0'), hex('5e'), hex('7a'), hex('66')]
const settlers = { 'eip155:1': settler, 'eip155:2': targetSettler } as const
const tokenOn = (networkId: 'eip155:1' | 'eip155:2' | 'eip155:5', address: string | undefined): Token => ({
  networkId,
  address,
  name: '',
  symbol: '',
  decimals: 6,
  iconUrl: undefined,
})
/** Two chains with a settler each, a wallet that does as it is asked, and a solver that takes one in a hundred. */
async function start(from = tokenOn('eip155:2', coin)) {
  const ports = createFakePorts()
  const chain = {
    allowance: 0n,
    nowMs: 1_000_000,
    status: 'unknown' as 'unknown' | 'opened' | 'filled' | 'refunded',
    /** What trying the order does beside what it says. */
    tried: {} as Partial<Simulation>,
    reverts: undefined as string | undefined,
    failure: undefined as Error | undefined,
    opened: true,
  }
  const solver = { price: undefined as unknown }
  const wallet: { networkId: string; to: string; value: bigint | undefined }[] = []
  const simulated: (readonly ContractCall[])[] = []
  /** The orders that were tried. */
  const planned = () => simulated.map((calls) => decodeOpen(calls.at(-1)?.data ?? '0x').decoded)
  const target = { networkId: 'eip155:1', settler, token: coin, amount: 1_000n } as const
  const sent = { networkId: 'eip155:2', account, settler: targetSettler, token: coin, amount: 1_010n, target } as const
  const { data } = planOrder({ ...sent, nonce: 1n, expiresAtMs: 1_600_000 })
  const capabilities: Capabilities = {
    planApproval: async ({ amount, token }) =>
      chain.allowance >= amount ? [] : [{ to: token, data: `0x${amount.toString(16)}` }],
    async simulate({ calls }) {
      if (chain.reverts) throw new KitError('transaction/reverted', { shortMessage: chain.reverts })
      if (calls.at(-1)?.data?.startsWith(data.slice(0, 10))) simulated.push(calls)
      const changes = [{ token: from.address, amount: -1_010n }]
      return { changes, approvals: [], gasUsed: 1n, ...chain.tried }
    },
    async request({ method }) {
      if (chain.failure) throw chain.failure
      if (method === 'eth_getBlockByNumber') return { number: '0x5', timestamp: chain.nowMs / 1000 }
      if (method === 'eth_getTransactionReceipt')
        return { logs: chain.opened ? [openedLog({ address: targetSettler, user: account, data })] : [] }
      const words = { unknown: '', opened: '4f50454e4544', filled: '46494c4c4544', refunded: '524546554e444544' }
      return `0x${words[chain.status].padEnd(64, '0')}`
    },
  }
  const engine = await createTestEngine({
    ports,
    eip155: {
      loadCapabilities: async () => capabilities,
      switchNetwork: async ({ network }) => network.id,
      async sendTransaction({ network, transaction }) {
        wallet.push({ networkId: network.id, to: transaction.to ?? '', value: transaction.value })
        if (transaction.to === coin) chain.allowance = 10n ** 9n
        return `0x${wallet.length}`
      },
      waitForTransaction: async ({ hash }) => ({ hash, status: 'success', blockNumber: 1n }),
    },
  })
  await engine.connect('one', [account])
  const conversion = await intentConversion({
    settlers,
    listTokens: async ({ to }) => [to, from, tokenOn('eip155:5', coin)],
    quote: async ({ amount }) => (solver.price === undefined ? amount + amount / 100n : (solver.price as bigint)),
  }).open({ kit: engine.kit, ports } as unknown as PluginContext)
  const { signal } = new AbortController()
  const to = tokenOn('eip155:1', from.address)
  const order = { from, to, amount: 1_000n, address: account, held: 2_000n, signal }
  const crossing = { from, to, address: account, hash: '0x2', signal }
  return { chain, conversion, crossing, order, planned, ports, signal, simulated, solver, to, wallet }
}

describe('what crosses from another network', () => {
  it('is what the solver takes there, where both networks have a settler', async () => {
    const { conversion, signal, to } = await start()
    expect((await conversion.listTokens({ to, signal })).map(({ networkId }) => networkId)).toEqual(['eip155:2'])
    expect(await conversion.listTokens({ to: tokenOn('eip155:5', coin), signal })).toEqual([])
  })

  it('is the amount for the payer alone, for what the solver wants, until the chain’s own clock says so', async () => {
    const { conversion, order, planned } = await start()
    const { spent, steps } = await conversion.quote(order)
    expect([spent, steps.map(({ kind }) => kind)]).toEqual([1_010n, ['approve', 'cross']])
    expect(planned()).toMatchObject([
      {
        sender: pad(account),
        recipient: pad(account),
        inputToken: pad(coin),
        outputToken: pad(coin),
        amountIn: 1_010n,
        amountOut: 1_000n,
        originDomain: 2,
        destinationDomain: 1,
        destinationSettler: pad(settler),
        fillDeadline: 1_600,
      },
    ])
  })

  it('is asked for at the settler, after an approval of exactly that, each once', async () => {
    const { conversion, order, planned, wallet } = await start()
    const seen: string[] = []
    const hash = await conversion.convert({ ...order, spent: 1_010n }, (steps) =>
      seen.push(steps.map(({ status }) => status).join()),
    )
    expect(hash).toBe('0x2')
    expect(wallet).toEqual([
      { networkId: 'eip155:2', to: coin, value: undefined },
      { networkId: 'eip155:2', to: targetSettler, value: 0n },
    ])
    expect(planned().map(({ amountIn, amountOut }) => [amountIn, amountOut])).toEqual([
      [1_010n, 1_000n],
      [1_010n, 1_000n],
    ])
    expect(seen).toEqual(['next,next', 'asked,next', 'pending,next', 'done,next', 'done,asked', 'done,pending'])
  })

  it('of the currency needs no approval', async () => {
    const { conversion, order, wallet } = await start(tokenOn('eip155:2', undefined))
    await conversion.convert({ ...order, spent: 1_010n }, () => undefined)
    expect(wallet).toEqual([{ networkId: 'eip155:2', to: targetSettler, value: 1_010n }])
  })

  it.each<[string, Partial<Simulation>, string]>([
    ['takes more', { changes: [{ token: coin, amount: -1_011n }] }, 'amount: 1011'],
    ['takes something else', { changes: [{ token: thief, amount: -1n }] }, `token: ${thief}`],
    ['allows somebody else', { approvals: [{ token: coin, spender: thief, amount: 1n }] }, `approval: ${thief}`],
    [
      'allows more than is given',
      { approvals: [{ token: coin, spender: targetSettler, amount: 1_011n }] },
      `approval: ${targetSettler}`,
    ],
  ])('is not asked for where the settler %s', async (_, tried, details) => {
    const { chain, conversion, order, wallet } = await start()
    chain.tried = tried
    const answer = conversion.convert({ ...order, spent: 1_010n }, () => undefined)
    await expect(answer).rejects.toMatchObject({ code: 'swap/transactionRefused', details })
    expect(wallet).toEqual([])
  })

  it('is not asked for where it would be reverted, nobody is there to give it, or the answer of the solver is none', async () => {
    const { chain, conversion, order, solver, wallet } = await start()
    chain.reverts = 'TOO_LATE'
    expect(await codeOf(conversion.convert({ ...order, spent: 1_010n }, () => undefined))).toBe('swap/wouldFail')
    chain.reverts = undefined
    chain.failure = new KitError('rpc/failed', { shortMessage: 'No settler.' })
    expect(await codeOf(conversion.quote(order))).toBe('rpc/failed')
    chain.failure = undefined
    expect(await codeOf(conversion.quote({ ...order, held: 1_009n }))).toBe('transfer/insufficientFunds')
    for (const price of [0n, -1n, '5', null]) {
      solver.price = price
      expect(await codeOf(conversion.quote(order))).toBe('swap/insufficientLiquidity')
    }
    expect(wallet).toEqual([])
  })

  it('is not asked for when whoever watches the steps says no', async () => {
    const { conversion, order, wallet } = await start(tokenOn('eip155:2', undefined))
    const answer = conversion.convert({ ...order, spent: 1_010n }, (steps) => {
      if (steps.some(({ status }) => status === 'asked'))
        throw new KitError('pay/inProgress' as never, { shortMessage: 'No.' })
    })
    expect(await codeOf(answer)).toBe('pay/inProgress')
    expect(wallet).toEqual([])
  })
})

describe('what was sent', () => {
  it('has arrived once the order is filled, however long nobody does, and whatever nodes say meanwhile', async () => {
    const { chain, conversion, crossing, ports } = await start()
    let told: string | undefined
    void conversion.waitForArrival(crossing).then((arrival) => {
      told = arrival
    })
    const look = async () => {
      await settle()
      ports.advance(3_000)
      await settle()
    }
    for (let round = 0; round < 5; round++) await look()
    chain.failure = new KitError('rpc/failed', { shortMessage: 'Away.' })
    await look()
    chain.failure = undefined
    chain.nowMs = 1_600_000
    await look()
    expect(told).toBeUndefined()
    chain.status = 'filled'
    // Filled in time, and seen later.
    chain.nowMs = 1_700_000
    for (let round = 0; round < 5 && told === undefined; round++) await look()
    expect(told).toBe('arrived')
  })

  it('has expired once the chain says that it is too late', async () => {
    const { chain, conversion, crossing } = await start()
    chain.nowMs = 1_600_001
    expect(await conversion.waitForArrival(crossing)).toBe('expired')
  })

  it('is unknown where the transaction opened nothing', async () => {
    const { chain, conversion, crossing } = await start()
    chain.opened = false
    expect(await codeOf(conversion.waitForArrival(crossing))).toBe('swap/orderUnknown')
  })

  it('is taken back at the settler once that can be, and once', async () => {
    const { chain, conversion, crossing, wallet } = await start()
    chain.status = 'opened'
    chain.reverts = 'TOO_EARLY'
    expect(await codeOf(conversion.takeBack(crossing))).toBe('swap/wouldFail')
    expect(wallet).toEqual([])
    chain.reverts = undefined
    await conversion.takeBack(crossing)
    expect(wallet).toEqual([{ networkId: 'eip155:2', to: targetSettler, value: undefined }])
    chain.status = 'refunded'
    await conversion.takeBack(crossing)
    expect(wallet).toHaveLength(1)
  })
})
