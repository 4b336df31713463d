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
} from './testing/createPayer.js'

const far = { ...dai, networkId: 'eip155:2' } as const

/** A payer with funds on the second network, and none of the asset. */
async function start(options: Parameters<typeof createPayer>[0] = {}, fake = createFakeConversion({ crosses: true })) {
  fake.service.tokens = [far]
  const payer = await createConverter({ receipt: {}, ...options }, fake)
  const { chain, choose, pass } = payer
  chain.tokens = [{ ...far, amount: 50_000_000n, value: undefined, price: undefined }]
  /** Sends the conversion: the funds are in transit from now on. */
  const send = async () => {
    await choose()
    const { sent } = await payer.submit()
    fake.requested.at(-1)?.answer('0xcross')
    await pass(0)
    return { sent }
  }
  /** Delivers the funds. */
  const arrive = async () => {
    for (const { end } of fake.followed) end('arrived')
    await pass(0)
    chain.held = 25_000_000n
    await pass(3000)
    await pass(100)
  }
  const change = async (address: string) => {
    payer.one.emit('eip155', { type: 'accountsChanged', accounts: [fakeAccount('eip155', address)] })
    await pass(0)
  }
  return { ...payer, arrive, change, send }
}

describe('a cross-chain conversion', () => {
  it('counts as arrived when its provider reports it, whatever else the account receives', async () => {
    const { arrive, requested, chain, fake, now, pass, send } = await start()
    await send()
    expect(fake.followed).toMatchObject([{ hash: '0xcross', address: alice, from: far, to: { networkId: 'eip155:1' } }])
    chain.held = 90_000_000n
    await pass(3000)
    expect(now()).toMatchObject({ payment: { conversion: { status: 'sent' } }, payWith: { isBusy: true } })
    expect(requested).toEqual([])
    await arrive()
    expect(requested).toMatchObject([{ network: { id: 'eip155:1' }, amount: 25_000_000n, to: shop }])
  })

  it('refreshes the balance that the payment shows', async () => {
    const { arrive, now, send } = await start()
    await send()
    expect(now().balance).toMatchObject({ status: 'success', data: { value: 0n } })
    await arrive()
    expect(now().payment?.conversion?.status).toBe('done')
    expect(now().balance).toMatchObject({ status: 'success', data: { value: 25_000_000n } })
  })

  it('resumes after a reload under the same ID, and funds one payment', async () => {
    const ports = createTab()
    const before = await start({ ports })
    await before.send()
    before.kit.destroy()
    const after = await start({ ports: reloaded(ports) })
    await after.open()
    expect(after.fake.followed).toMatchObject([{ hash: '0xcross', address: alice }])
    expect(after.now()).toMatchObject({ payment: { conversion: { status: 'sent' } }, payWith: { isBusy: true } })
    await after.arrive()
    expect(after.now().payment?.conversion?.status).toBe('done')
    await after.submit()
    expect(after.fake.requested).toEqual([])
    expect(after.requested).toHaveLength(1)
  })

  it('waits for its arrival in two tabs, and funds a payment in one', async () => {
    const tabs = await Promise.all(createTabs(2).map((ports) => start({ ports })))
    const [first, second] = tabs as [(typeof tabs)[0], (typeof tabs)[0]]
    await first.send()
    await second.open()
    expect(second.fake.followed).toHaveLength(1)
    expect(second.now().payWith.isBusy).toBe(true)
    await second.arrive()
    await first.arrive()
    // The second page can't tell whether the first one still waits for the wallet.
    expect(await codeOf((await second.submit()).sent)).toBe('pay/unacknowledged')
    expect(tabs.flatMap(({ requested }) => requested)).toHaveLength(1)
    expect(tabs.flatMap(({ fake }) => fake.requested)).toHaveLength(1)
  })

  it('belongs to the account that sent it: another account neither waits for it nor uses it', async () => {
    const ports = createTab()
    const before = await start({ ports })
    const { sent } = await before.send()
    await before.change(shop)
    before.chain.held = 90_000_000n
    await before.pass(3000)
    expect(before.fake.followed).toHaveLength(1)
    expect(before.now().payWith.isBusy).toBe(false)
    expect(before.now().payment?.conversion).toMatchObject({ status: 'sent', address: alice })
    await before.arrive()
    expect(await codeOf(sent)).toBe('pay/changed')
    expect(before.now().payment?.conversion).toMatchObject({ status: 'done', address: alice })
    expect(before.requested).toEqual([])
    await before.change(alice)
    await before.submit()
    expect(before.requested).toMatchObject([{ account: { address: alice }, amount: 25_000_000n }])
    expect(before.fake.requested).toHaveLength(1)
  })

  it('pauses for another account after a reload, until the sender is active again', async () => {
    const ports = createTab()
    const before = await start({ ports })
    await before.send()
    before.kit.destroy()
    const after = await start({ ports: reloaded(ports), isConnected: false })
    await after.connect('one', [shop])
    await after.open()
    after.chain.held = 90_000_000n
    await after.pass(3000)
    expect(after.fake.followed).toEqual([])
    expect(after.now().payment?.conversion?.status).toBe('sent')
    await after.change(alice)
    expect(after.fake.followed).toMatchObject([{ hash: '0xcross', address: alice }])
  })

  it('funds the payment after the wallet first refuses it, without crossing again', async () => {
    const { arrive, requested, fake, now, pass, send, submit } = await start()
    const { sent } = await send()
    await arrive()
    requested[0]?.refuse(rejection())
    expect(await codeOf(sent)).toBe('pay/rejected')
    await pass(0)
    expect(now().payment).toMatchObject({ status: 'ready', conversion: { status: 'done' } })
    await submit()
    expect(requested).toHaveLength(2)
    expect(fake.requested).toHaveLength(1)
  })

  it('ends if its transaction was reverted, and can be sent again', async () => {
    const { chain, fake, now, pass, choose, submit } = await start()
    chain.receipt = Promise.resolve({ status: 'reverted' })
    await choose()
    const { sent } = await submit()
    fake.requested[0]?.answer('0xcross')
    expect(await codeOf(sent)).toBe('pay/conversionFailed')
    await pass(0)
    expect(now().payment?.conversion?.status).toBe('failed')
    expect(fake.followed).toEqual([])
    await submit()
    expect(fake.requested).toHaveLength(2)
  })
})

describe('a conversion that can’t be tracked', () => {
  it('retries after a while when nodes do not respond, without sending again', async () => {
    const { arrive, requested, fake, now, pass, send, submit } = await start()
    const { sent } = await send()
    fake.followed[0]?.fail(new KitError('rpc/failed', { shortMessage: 'Away.' }))
    expect(await codeOf(sent)).toBe('pay/conversionUnknown')
    await pass(0)
    expect(now()).toMatchObject({ payment: { conversion: { status: 'sent', hash: '0xcross' } } })
    fake.followed.at(-1)?.fail(new KitError('rpc/failed', { shortMessage: 'Away.' }))
    await pass(0)
    expect(now().payWith.isBusy).toBe(false)
    const count = fake.followed.length
    await pass(10_000)
    expect(fake.followed).toHaveLength(count + 1)
    await arrive()
    expect(now().payment?.conversion?.status).toBe('done')
    await submit()
    expect(requested).toHaveLength(1)
    expect(fake.requested).toHaveLength(1)
  })

  it('counts as possibly sent if its transaction isn’t a cross-chain order', async () => {
    const { choose, fake, now, pass, send } = await start()
    const { sent } = await send()
    fake.followed[0]?.fail(new KitError('swap/orderUnknown' as never, { shortMessage: 'No order.' }))
    expect(await codeOf(sent)).toBe('pay/conversionUnknown')
    await pass(0)
    expect(now()).toMatchObject({ payment: { conversion: { status: 'requested' } }, payWith: { isBusy: false } })
    await choose()
    expect(now().warnings).toEqual(['mayBeSwapped'])
  })
})

describe('an expired conversion', () => {
  it('reports its expiry, survives a reload, and can’t be sent again before its refund', async () => {
    const ports = createTab()
    const before = await start({ ports })
    const { sent } = await before.send()
    before.fake.followed[0]?.end('expired')
    expect(await codeOf(sent)).toBe('pay/conversionExpired')
    expect(before.requested).toEqual([])
    before.kit.destroy()
    const after = await start({ ports: reloaded(ports) })
    await after.choose()
    expect(after.now().payment?.conversion?.status).toBe('expired')
    expect(await codeOf((await after.submit()).sent)).toBe('pay/conversionExpired')
    expect(after.fake.requested).toEqual([])
    after.fake.service.failure = new KitError('transaction/reverted', { shortMessage: 'TOO_EARLY' })
    expect(await codeOf(after.plugin.claimRefund())).toBe('pay/conversionFailed')
    expect(after.now()).toMatchObject({
      payment: { conversion: { status: 'expired' } },
      error: { code: 'pay/conversionFailed' },
    })
    after.fake.service.failure = undefined
    await after.plugin.claimRefund()
    expect(after.fake.taken).toMatchObject([{ hash: '0xcross', address: alice, from: far }])
    expect(after.now()).toMatchObject({
      payment: { status: 'ready', conversion: { status: 'failed' } },
      error: undefined,
    })
    await after.plugin.claimRefund()
    expect(after.fake.taken).toHaveLength(1)
    await after.submit()
    expect(after.fake.requested).toHaveLength(1)
  })

  it('refunds only the account that sent it', async () => {
    const { change, fake, plugin, send } = await start()
    const { sent } = await send()
    fake.followed[0]?.end('expired')
    expect(await codeOf(sent)).toBe('pay/conversionExpired')
    await change(shop)
    expect(await codeOf(plugin.claimRefund())).toBe('pay/changed')
    expect(fake.taken).toEqual([])
  })
})

describe('a payment that needs a cross-chain conversion', () => {
  it('bridges twice the network fee, since the fee may rise before it arrives', async () => {
    const { choose, fake } = await start()
    await choose({ ...order, asset: 'native', amount: '0.5', paymentId: 'native' })
    // For an account without any balance.
    expect(fake.quoted).toMatchObject([{ amount: 7n * 10n ** 17n }])
  })

  it('can’t start in a token without funds for the network fee there', async () => {
    const { chain, choose, fake, now } = await start()
    chain.plan = new KitError('transfer/insufficientFunds', { shortMessage: 'No fee.' })
    await choose()
    expect(now().payWith.quote).toMatchObject({ status: 'error', error: { code: 'pay/insufficientFunds' } })
    expect(fake.quoted).toEqual([])
  })

  it('restarts without a warning after a reload if only an approval was sent, but not if another page was about to send a request', async () => {
    const ports = createTab()
    const before = await start({ ports })
    await before.choose()
    const conversion = await before.fake.provider.open({} as never)
    const asking: { onStep?: Parameters<typeof conversion.convert>[1] } = {}
    conversion.convert = (_, onStep) => {
      asking.onStep = onStep
      onStep([
        { kind: 'approve', status: 'requested' },
        { kind: 'bridge', status: 'next' },
      ])
      return new Promise(() => undefined)
    }
    await before.submit()
    expect(before.now().payment?.conversion?.status).toBe('approving')
    const after = await start({ ports: { ...reloaded(ports) } })
    await after.choose()
    expect(after.now().warnings).toEqual([])
    await after.submit()
    expect(after.fake.requested).toHaveLength(1)
    const late = () =>
      asking.onStep?.([
        { kind: 'approve', status: 'done' },
        { kind: 'bridge', status: 'requested' },
      ])
    expect(late).toThrow(expect.objectContaining({ code: 'pay/inProgress' }))
    expect(after.now().payment?.conversion?.status).toBe('requested')
  })
})
