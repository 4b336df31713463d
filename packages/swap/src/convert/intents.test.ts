import { KitError, type Simulation } from '@kit/core/plugin'
import { codeOf, flushPromises } from '@kit/fakes'
import { pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { account, coin, createCrosser, settler, targetSettler, thief, tokenOn } from '../testing/createCrosser.js'

describe('intentConversion', () => {
  it('offers the tokens that the solver accepts, if both networks have a settler', async () => {
    const { conversion, signal, to } = await createCrosser()
    expect((await conversion.listTokens({ to, signal })).map(({ networkId }) => networkId)).toEqual(['eip155:2'])
    expect(await conversion.listTokens({ to: tokenOn('eip155:5', coin), signal })).toEqual([])
  })

  it('orders the amount for the payer alone, at the solver’s price, with a deadline by the chain’s own clock', async () => {
    const { conversion, order, planned } = await createCrosser()
    const { spent, steps } = await conversion.quote(order)
    expect([spent, steps.map(({ kind }) => kind)]).toEqual([1_010n, ['approve', 'bridge']])
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

  it('opens the order at the settler, after an approval of exactly the amount, each once', async () => {
    const { conversion, order, planned, wallet } = await createCrosser()
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
    expect(seen).toEqual(['next,next', 'requested,next', 'pending,next', 'done,next', 'done,requested', 'done,pending'])
  })

  it('rejects a payer token with other decimals than its contract', async () => {
    const { conversion, order, wallet } = await createCrosser()
    const refused = { code: 'swap/transactionMismatch', details: 'decimals: 7' }
    const wrong = { ...order, from: { ...order.from, decimals: 7 } }
    await expect(conversion.quote(wrong)).rejects.toMatchObject(refused)
    await expect(conversion.convert({ ...wrong, spent: 1_010n }, () => undefined)).rejects.toMatchObject(refused)
    expect(wallet).toEqual([])
  })

  it('needs no approval for the native currency', async () => {
    const { conversion, order, wallet } = await createCrosser(tokenOn('eip155:2', undefined, 18))
    await conversion.convert({ ...order, spent: 1_010n }, () => undefined)
    expect(wallet).toEqual([{ networkId: 'eip155:2', to: targetSettler, value: 1_010n }])
  })

  it.each<[string, Partial<Simulation>, string]>([
    ['spends more', { changes: [{ token: coin, amount: -1_011n }] }, 'amount: 1011'],
    ['spends another token', { changes: [{ token: thief, amount: -1n }] }, `token: ${thief}`],
    ['approves another spender', { approvals: [{ token: coin, spender: thief, amount: 1n }] }, `approval: ${thief}`],
    [
      'approves more than the deposit',
      { approvals: [{ token: coin, spender: targetSettler, amount: 1_011n }] },
      `approval: ${targetSettler}`,
    ],
  ])('requests nothing if the settler %s', async (_, tried, details) => {
    const { chain, conversion, order, wallet } = await createCrosser()
    chain.tried = tried
    const answer = conversion.convert({ ...order, spent: 1_010n }, () => undefined)
    await expect(answer).rejects.toMatchObject({ code: 'swap/transactionMismatch', details })
    expect(wallet).toEqual([])
  })

  it('requests nothing if it would be reverted, the balance is missing, or the solver’s response is invalid', async () => {
    const { chain, conversion, order, solver, wallet } = await createCrosser()
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

  it('requests nothing if the step callback throws', async () => {
    const { conversion, order, wallet } = await createCrosser(tokenOn('eip155:2', undefined, 18))
    const answer = conversion.convert({ ...order, spent: 1_010n }, (steps) => {
      if (steps.some(({ status }) => status === 'requested'))
        throw new KitError('pay/inProgress' as never, { shortMessage: 'No.' })
    })
    expect(await codeOf(answer)).toBe('pay/inProgress')
    expect(wallet).toEqual([])
  })
})

describe('a sent order', () => {
  it('arrives once it is filled, however long it takes and whatever nodes report until then', async () => {
    const { chain, conversion, crossing, ports } = await createCrosser()
    let reported: string | undefined
    void conversion.waitForArrival(crossing).then((arrival) => {
      reported = arrival
    })
    const look = async () => {
      await flushPromises()
      ports.advance(3_000)
      await flushPromises()
    }
    for (let round = 0; round < 5; round++) await look()
    chain.failure = new KitError('rpc/failed', { shortMessage: 'Away.' })
    await look()
    chain.failure = undefined
    chain.nowMs = 1_600_000
    await look()
    expect(reported).toBeUndefined()
    chain.status = 'filled'
    // Filled in time, but read later.
    chain.nowMs = 1_700_000
    for (let round = 0; round < 5 && reported === undefined; round++) await look()
    expect(reported).toBe('arrived')
  })

  it('expires by the time of the chain', async () => {
    const { chain, conversion, crossing } = await createCrosser()
    chain.nowMs = 1_600_001
    expect(await conversion.waitForArrival(crossing)).toBe('expired')
  })

  it('stays unknown if the transaction opened nothing', async () => {
    const { chain, conversion, crossing } = await createCrosser()
    chain.opened = false
    expect(await codeOf(conversion.waitForArrival(crossing))).toBe('swap/orderUnknown')
  })

  it('requests its refund at the settler once possible, and only once', async () => {
    const { chain, conversion, crossing, wallet } = await createCrosser()
    chain.status = 'opened'
    chain.reverts = 'TOO_EARLY'
    expect(await codeOf(conversion.claimRefund(crossing))).toBe('swap/wouldFail')
    expect(wallet).toEqual([])
    chain.reverts = undefined
    await conversion.claimRefund(crossing)
    expect(wallet).toEqual([{ networkId: 'eip155:2', to: targetSettler, value: undefined }])
    chain.status = 'refunded'
    await conversion.claimRefund(crossing)
    expect(wallet).toHaveLength(1)
  })
})
