import { KitError } from '@kit/core/adapter'
import { codeOf, fakeAccount } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createConverter } from './testing/createConverter.js'
import { createFakeConversion } from './testing/createFakeConversion.js'
import {
  alice,
  type createPayer,
  createTab,
  createTabs,
  dai,
  order,
  rejection,
  reloaded,
  shop,
  usdc,
} from './testing/createPayer.js'

/** A payer without enough of the asset, who holds a token that can be swapped for it. */
async function start(options: Parameters<typeof createPayer>[0] = {}, fake = createFakeConversion()) {
  const payer = await createConverter(options, fake)
  const { pass } = payer
  /** Mines the swap: the asset arrives, and the payment is requested from the wallet. */
  const arrive = async (hash = '0xswap') => {
    payer.chain.receipt = Promise.resolve({})
    fake.requested.at(-1)?.answer(hash)
    await pass(0)
    payer.chain.held = 25_000_000n
    await pass(3000)
    await pass(100)
  }
  return { ...payer, arrive }
}

describe('tokens to pay with', () => {
  it('include only tokens of the payer that can be swapped for the asset, never the asset itself', async () => {
    const { choose, fake } = await start()
    fake.service.tokens = [dai, usdc, { ...dai, address: shop }]
    expect((await choose()).tokens).toMatchObject({ data: [{ symbol: 'DAI', providerId: 'fake' }] })
  })

  it('have a quote for the whole amount to arrive', async () => {
    const { choose, fake, chain } = await start()
    chain.held = 25_000_000n
    const payWith = await choose()
    expect(payWith.quote).toMatchObject({ status: 'success', data: { spent: 26_000_000n } })
    expect(fake.quoted).toMatchObject([{ from: dai, to: usdc, amount: 25_000_000n, address: alice, held: 50_000_000n }])
  })

  it('have a quote for the current balance, not for the listed one', async () => {
    const { choose, fake, chain, plugin, now, pass } = await start()
    chain.held = 25_000_000n
    await choose()
    chain.tokens = chain.tokens.map((token) => ({ ...token, amount: 70_000_000n }))
    plugin.selectToken(now().payWith.from)
    await pass(0)
    expect(fake.quoted.map(({ held }) => held)).toEqual([50_000_000n, 70_000_000n])
    await plugin.loadTokens()
    expect(now().payWith.tokens).toMatchObject({ data: [{ amount: 70_000_000n }] })
  })

  it('include the fee of the payment if it is paid in the same currency', async () => {
    const { choose, fake, chain } = await start()
    chain.held = 1n
    await choose({ ...order, asset: 'native', amount: '0.5', paymentId: 'native' })
    expect(fake.quoted).toMatchObject([{ amount: 6n * 10n ** 17n }])
  })

  it.each([
    [new KitError('transfer/insufficientFunds', { shortMessage: 'Little.' }), 'pay/insufficientFunds'],
    [new Error('down'), 'pay/conversionUnavailable'],
  ])('expose why the swap is unavailable: %s', async (failure, code) => {
    const { choose, fake, submit, plugin, now, pass } = await start()
    await choose()
    fake.service.failure = failure
    plugin.selectToken(now().payWith.from)
    await pass(0)
    expect(now().payWith.quote).toMatchObject({ status: 'error', error: { code } })
    expect(await codeOf((await submit()).sent)).toBe('pay/conversionUnavailable')
    expect(fake.requested).toEqual([])
  })

  it('stay unknown if no provider responds', async () => {
    const fake = createFakeConversion()
    fake.service.failure = new Error('down')
    const { choose } = await start({}, fake)
    expect((await choose()).tokens).toMatchObject({ status: 'error', error: { code: 'pay/conversionUnavailable' } })
  })

  it('disappear with the account that held them', async () => {
    const { choose, one, pass, now } = await start()
    await choose()
    one.emit('eip155', { type: 'accountsChanged', accounts: [fakeAccount('eip155', shop)] })
    await pass(0)
    expect(now().payWith).toMatchObject({ from: undefined, tokens: { status: 'idle' } })
  })
})

describe('a payment with another token', () => {
  it('swaps no more than shown, waits until it has arrived, and pays exactly the requested amount', async () => {
    const { choose, arrive, submit, fake, requested, now, pass, open, chain } = await start()
    await choose()
    const { sent } = await submit()
    expect(fake.requested).toMatchObject([{ from: dai, amount: 25_000_000n, spent: 26_000_000n }])
    expect(now()).toMatchObject({
      payment: { status: 'ready', conversion: { status: 'requested', spent: 26_000_000n } },
      payWith: { isBusy: true, steps: [{ kind: 'swap', status: 'requested' }] },
    })
    expect(requested).toEqual([])
    chain.receipt = Promise.resolve({})
    fake.requested[0]?.answer('0xswap')
    await pass(3000)
    // Mined, but not arrived.
    expect(now().payment).toMatchObject({ status: 'ready', conversion: { status: 'sent', hash: '0xswap' } })
    expect(requested).toEqual([])
    await arrive()
    expect(requested).toMatchObject([{ to: shop, amount: 25_000_000n, token: usdc.address }])
    expect(now().payWith.from).toBeUndefined()
    requested[0]?.answer('0xpaid')
    await sent
    await pass(0)
    expect(await (await open()).answer).toMatchObject({ status: 'success', hash: '0xpaid' })
  })

  it('sends no request if the swap is declined, reverted, refused or expired', async () => {
    const { choose, submit, fake, requested, chain, now, pass } = await start()
    await choose()
    const declined = await submit()
    fake.requested[0]?.refuse(rejection())
    fake.service.spent = 27_000_000n
    expect(await codeOf(declined.sent)).toBe('pay/rejected')
    await pass(0)
    // The current cost, not the previous one.
    expect(now()).toMatchObject({
      payWith: { quote: { data: { spent: 27_000_000n } } },
      error: { code: 'pay/rejected' },
    })
    expect(now().payment?.conversion).toBeUndefined()
    const refused = await submit()
    fake.requested[1]?.refuse(new KitError('transaction/reverted', { shortMessage: 'No.' }))
    expect(await codeOf(refused.sent)).toBe('pay/conversionFailed')
    expect(fake.requested[1]?.spent).toBe(27_000_000n)
    await pass(0)
    const reverted = await submit()
    chain.receipt = Promise.resolve({ status: 'reverted' })
    fake.requested[2]?.answer('0xswap')
    await pass(0)
    expect(await codeOf(reverted.sent)).toBe('pay/conversionFailed')
    expect(now().payment).toMatchObject({ status: 'ready', conversion: { status: 'failed' } })
    const expired = await submit()
    chain.receipt = Promise.reject(new KitError('transaction/expired', { shortMessage: 'No block can include it.' }))
    fake.requested[3]?.answer('0xlate')
    await pass(0)
    expect(await codeOf(expired.sent)).toBe('pay/conversionFailed')
    expect(now().payment).toMatchObject({ status: 'ready', conversion: { status: 'failed' } })
    expect(requested).toEqual([])
  })

  it('sends no request if the user has left, or another account is active', async () => {
    const left = await start()
    await left.choose()
    const first = await left.submit()
    left.modal.close()
    await left.arrive()
    expect(await codeOf(first.sent)).toBe('pay/cancelled')
    expect(left.requested).toEqual([])
    const moved = await start()
    await moved.choose()
    const second = await moved.submit()
    moved.one.emit('eip155', { type: 'accountsChanged', accounts: [fakeAccount('eip155', shop)] })
    await moved.pass(0)
    await moved.arrive()
    expect(await codeOf(second.sent)).toBe('pay/changed')
    expect(moved.requested).toEqual([])
  })

  it('repeats a swap with an unknown result only after an acknowledgement', async () => {
    const { choose, submit, fake, now, pass } = await start()
    await choose()
    const { sent } = await submit()
    fake.requested[0]?.refuse(new KitError('rpc/failed', { shortMessage: 'Lost.' }))
    expect(await codeOf(sent)).toBe('pay/conversionUnknown')
    await pass(0)
    expect(now().warnings).toContain('mayBeSwapped')
    expect(await codeOf((await submit()).sent)).toBe('pay/unacknowledged')
    expect(fake.requested).toHaveLength(1)
    await submit(['mayBeSwapped'])
    expect(fake.requested).toHaveLength(2)
  })

  it.each(['asked', 'begun', 'unknown'])(
    'has an unknown result after a reload if another version stored its status (%s)',
    async (status) => {
      const ports = createTab()
      const before = await start({ ports })
      await before.choose()
      await before.submit()
      before.kit.destroy()
      for (const [key, text] of ports.stored)
        if (key.includes('pay')) ports.stored.set(key, text.replace('"status":"requested"', `"status":"${status}"`))
      expect([...ports.stored.values()].join()).toContain(`"status":"${status}"`)
      const after = await start({ ports: reloaded(ports), receipt: {} })
      await after.choose()
      expect(after.now()).toMatchObject({
        payment: { status: 'ready', hash: undefined, conversion: { status: 'requested', hash: undefined } },
        warnings: ['mayBeSwapped'],
      })
      expect(await codeOf((await after.submit()).sent)).toBe('pay/unacknowledged')
      expect(after.fake.requested).toEqual([])
      await after.submit(['mayBeSwapped'])
      expect(after.fake.requested).toHaveLength(1)
    },
  )

  it('swaps once if pressed twice, or in two tabs', async () => {
    const fake = createFakeConversion()
    const tabs = await Promise.all(createTabs(2).map((ports) => start({ ports }, fake)))
    for (const tab of tabs) await tab.choose()
    const pressed = tabs.flatMap(({ plugin }) => [plugin.submit(), plugin.submit()]).map(codeOf)
    for (const tab of tabs) await tab.pass(100)
    expect(fake.requested).toHaveLength(1)
    for (const { chain } of tabs) chain.receipt = Promise.resolve({})
    for (const tab of tabs) await tab.arrive()
    expect(tabs.flatMap(({ requested }) => requested)).toHaveLength(1)
    for (const { requested } of tabs) requested[0]?.answer('0xpaid')
    // The last to claim it asked the wallet; the other has requested nothing.
    const reported = ['fulfilled', 'pay/inProgress', 'pay/inProgress', 'pay/inProgress']
    expect((await Promise.all(pressed)).sort()).toEqual(reported)
  })

  it('resumes a swap from before a reload, and pays with its result', async () => {
    const ports = createTab()
    const before = await start({ ports })
    await before.choose()
    await before.submit()
    before.fake.requested[0]?.answer('0xswap')
    await before.pass(0)
    before.kit.destroy()
    const after = await start({ ports: reloaded(ports), receipt: {} })
    await after.open()
    expect(after.now()).toMatchObject({ payment: { conversion: { status: 'sent' } }, payWith: { isBusy: true } })
    expect(await codeOf((await after.submit()).sent)).toBe('pay/insufficientFunds')
    await after.arrive()
    expect(after.now()).toMatchObject({
      payment: { status: 'ready', conversion: { status: 'done' } },
      plan: { status: 'success' },
    })
    await after.submit()
    expect(after.fake.requested).toEqual([])
    expect(after.requested).toMatchObject([{ amount: 25_000_000n, to: shop }])
  })

  it('waits on another network until the swap has crossed, and pays on the requested network', async () => {
    const fake = createFakeConversion()
    const far = { ...dai, networkId: 'eip155:2' } as const
    fake.service.tokens = [far]
    const { choose, chain, submit, arrive, requested } = await start({}, fake)
    chain.tokens = [{ ...far, amount: 50_000_000n, value: undefined, price: undefined }]
    expect((await choose()).tokens).toMatchObject({ data: [{ networkId: 'eip155:2' }] })
    await submit()
    expect(fake.requested).toMatchObject([{ from: { networkId: 'eip155:2' }, to: { networkId: 'eip155:1' } }])
    await arrive()
    expect(requested).toMatchObject([{ network: { id: 'eip155:1' }, amount: 25_000_000n, to: shop }])
  })
})
