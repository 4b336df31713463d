import { KitError } from '@kit/core/plugin'
import { codeOf, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { coin, createCrosser, targetSettler, tokenOn } from '../testing/createCrosser.js'

const onlyApproval = [{ networkId: 'eip155:2', to: coin, value: undefined }]
const order2 = { networkId: 'eip155:2', to: targetSettler, value: 0n }

/** An approval that was sent but not mined, and whose page was closed. */
async function allow() {
  const crosser = await createCrosser()
  const { chain, conversion, order, ports, reopen, wallet } = crosser
  let mine: (receipt: { readonly replacement?: 'replaced' | 'repriced' }) => void = () => undefined
  chain.receipts.set('0x1', new Promise((resolve) => (mine = resolve)))
  conversion.convert({ ...order, spent: 1_010n }, () => undefined).catch(() => undefined)
  await expect.poll(() => wallet).toEqual(onlyApproval)
  const seen: string[] = []
  /** Continues after a reload. */
  const again = async (change: Partial<typeof order & { readonly spent: bigint }> = {}) => {
    const after = await reopen()
    const hash = after.convert({ ...order, spent: 1_010n, ...change }, (steps) =>
      seen.push(steps.map(({ status }) => status).join()),
    )
    hash.catch(() => undefined)
    await flushPromises()
    return hash
  }
  const pass = async (ms: number) => {
    ports.advance(ms)
    await flushPromises()
  }
  return { ...crosser, again, mine, pass, seen }
}

describe('a pending approval', () => {
  it('continues without another request', async () => {
    const { again, mine, seen, wallet } = await allow()
    const hash = again()
    await expect.poll(() => seen).toEqual(['next,next', 'pending,next'])
    expect(wallet).toEqual(onlyApproval)
    // Raising the fee doesn't cancel the approval.
    mine({ replacement: 'repriced' })
    await hash
    expect(seen.slice(2)).toEqual(['done,next', 'done,requested', 'done,pending'])
    expect(wallet.filter(({ to }) => to === coin)).toHaveLength(1)
  })

  it('requires another request if the wallet replaced it with something else', async () => {
    const { again, mine, seen, wallet } = await allow()
    const hash = again()
    await expect.poll(() => seen).toHaveLength(2)
    mine({ replacement: 'replaced' })
    await hash
    expect(wallet.slice(0, 3)).toEqual([...onlyApproval, ...onlyApproval, order2])
  })

  it('requires another request only after the network has dropped it', async () => {
    const known = await allow()
    void known.again()
    await expect.poll(() => known.seen).toHaveLength(2)
    for (let minutes = 0; minutes < 2; minutes++) await known.pass(60_000)
    expect(known.wallet).toHaveLength(1)
    const { again, chain, pass, seen, wallet } = await allow()
    // Other nodes may know it, since it was just sent.
    chain.forgotten.add('0x1')
    const hash = again()
    await expect.poll(() => seen).toHaveLength(2)
    await pass(59_999)
    expect(wallet).toHaveLength(1)
    await pass(1)
    await hash
    expect(wallet).toEqual([...onlyApproval, ...onlyApproval, order2])
  })

  it('counts only for its own amount', async () => {
    const { again, chain, solver, wallet } = await allow()
    solver.price = 1_005n
    chain.tried = { changes: [{ token: coin, amount: -1_005n }] }
    await again({ spent: 1_005n })
    expect(wallet).toEqual([...onlyApproval, ...onlyApproval, order2])
  })

  it('ends the conversion if the wallet does not execute it', async () => {
    const { chain, conversion, order, wallet } = await createCrosser()
    chain.receipts.set('0x1', Promise.resolve({ replacement: 'cancelled' }))
    expect(await codeOf(conversion.convert({ ...order, spent: 1_010n }, () => undefined))).toBe('transaction/expired')
    expect(wallet).toEqual(onlyApproval)
  })
})

describe('a cross-chain order', () => {
  it('includes the approval in one transaction if the wallet supports atomic batches', async () => {
    const { bundled, chain, conversion, order, wallet } = await createCrosser()
    chain.bundles = true
    expect((await conversion.quote(order)).steps).toEqual([{ kind: 'bundle', status: 'next' }])
    const seen: unknown[] = []
    const hash = await conversion.convert({ ...order, spent: 1_010n }, ([step]) =>
      seen.push([step?.status, step?.callsId]),
    )
    expect(hash).toBe('0xbundle')
    // The page's own ID, until the wallet assigns another.
    expect(bundled).toMatchObject([
      { id: expect.stringMatching(/^0x[\da-f]{64}$/), calls: [{ to: coin }, { to: targetSettler }] },
    ])
    const [bundle] = bundled
    expect(seen).toEqual([
      ['next', undefined],
      ['requested', bundle?.id],
      ['pending', '0xb'],
      ['done', '0xb'],
    ])
    expect(wallet).toEqual([])
    // Without an approval there is no batch.
    chain.allowance = 10n ** 9n
    expect((await conversion.quote(order)).steps).toEqual([{ kind: 'bridge', status: 'next' }])
  })

  it('sends no request if no solver fills it at the shown price', async () => {
    const { conversion, order, planned, solver, wallet } = await createCrosser()
    solver.price = 1_011n
    expect(await codeOf(conversion.convert({ ...order, spent: 1_010n }, () => undefined))).toBe('swap/priceChanged')
    expect([wallet, planned()]).toEqual([[], []])
    // The price also must not change while the wallet is asked for the approval.
    solver.price = 1_010n
    const late = conversion.convert({ ...order, spent: 1_010n }, ([step]) => {
      if (step?.status === 'done') solver.price = 1_011n
    })
    expect(await codeOf(late)).toBe('swap/priceChanged')
    expect(wallet).toEqual(onlyApproval)
  })

  it('goes to its source network, even if the wallet switched after the approval', async () => {
    const { conversion, order, wallet, wander } = await createCrosser()
    await conversion.convert({ ...order, spent: 1_010n }, ([step]) => {
      if (step?.status === 'done') wander()
    })
    expect(wallet).toEqual([...onlyApproval, order2])
  })

  it('continues after nodes failed at any step, and is requested once', async () => {
    const { chain, conversion, crossing, order, wallet } = await createCrosser()
    const unavailable = new KitError('rpc/failed', { shortMessage: 'Away.' })
    const convert = (onDone = () => undefined as unknown) =>
      conversion.convert({ ...order, spent: 1_010n }, ([step]) => {
        if (step?.status === 'done') onDone()
      })
    chain.failure = unavailable
    expect(await codeOf(conversion.quote(order))).toBe('rpc/failed')
    expect(await codeOf(convert())).toBe('rpc/failed')
    expect(await codeOf(conversion.claimRefund(crossing))).toBe('rpc/failed')
    expect(wallet).toEqual([])
    chain.failure = undefined
    const between = convert(() => {
      chain.failure = unavailable
    })
    expect(await codeOf(between)).toBe('rpc/failed')
    expect(wallet).toEqual(onlyApproval)
    chain.failure = undefined
    await convert()
    expect(wallet).toEqual([...onlyApproval, order2])
  })

  it('uses the decimals of the token on each network', async () => {
    const far = tokenOn('eip155:2', coin, 18)
    const { chain, conversion, order, planned, solver } = await createCrosser(far)
    solver.price = 1_010n * 10n ** 12n
    chain.tried = { changes: [{ token: coin, amount: -1_010n * 10n ** 12n }] }
    expect(await codeOf(conversion.quote(order))).toBe('transfer/insufficientFunds')
    await conversion.quote({ ...order, held: 10n ** 18n })
    expect(planned()).toMatchObject([{ amountIn: 1_010n * 10n ** 12n, amountOut: 1_000n }])
  })

  it('accepts amounts from one unit up to the maximum of contracts', async () => {
    const { chain, conversion, order, planned, solver, wallet } = await createCrosser()
    const { held: _, ...rich } = order
    solver.price = 1n
    chain.tried = { changes: [{ token: coin, amount: -1n }] }
    await conversion.quote({ ...rich, amount: 1n })
    await conversion.quote({ ...rich, amount: 2n ** 256n - 1n })
    expect(planned().map(({ amountOut }) => amountOut)).toEqual([1n, 2n ** 256n - 1n])
    expect(await codeOf(conversion.quote({ ...rich, amount: 2n ** 256n }))).toBe('swap/insufficientLiquidity')
    solver.price = 2n ** 256n
    expect(await codeOf(conversion.quote(rich))).toBe('swap/insufficientLiquidity')
    expect(wallet).toEqual([])
  })
})

describe('a refund', () => {
  it('repeats its request only if it was not executed, and not while it is pending', async () => {
    const { chain, conversion, crossing, reopen, wallet } = await createCrosser()
    chain.status = 'opened'
    let mine: (receipt: { readonly status: 'reverted' }) => void = () => undefined
    chain.receipts.set('0x1', new Promise((resolve) => (mine = resolve)))
    const first = codeOf(conversion.claimRefund(crossing))
    const refund = { networkId: 'eip155:2', to: targetSettler, value: undefined }
    await expect.poll(() => wallet).toEqual([refund])
    const count = chain.receiptReads
    const second = (await reopen()).claimRefund(crossing)
    await expect.poll(() => chain.receiptReads).toBe(count + 1)
    for (let round = 0; round < 20; round++) await flushPromises()
    expect(wallet).toEqual([refund])
    mine({ status: 'reverted' })
    expect(await first).toBe('transaction/reverted')
    await second
    expect(wallet).toEqual([refund, refund])
  })
})
