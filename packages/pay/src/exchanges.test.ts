import { codeOf } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createFakeExchange, one } from './testing/createFakeExchange.js'
import { createFakePrices } from './testing/createFakePrices.js'
import { alice, createPayer, createTab, createTabs, reloaded, shop, usdc } from './testing/createPayer.js'

async function start(options: Parameters<typeof createPayer>[0] = {}, fake = createFakeExchange()) {
  const payer = await createPayer({ exchanges: [fake.provider], ...options })
  return { ...payer, ...fake }
}

describe('the exchanges', () => {
  it('include only valid ones that support the asset, with sanitized data', async () => {
    const { open, plugin, now } = await start()
    await open()
    await plugin.loadExchanges({ isDeposit: false })
    expect(now().exchanges.list).toMatchObject({ data: [{ providerId: 'fake', id: 'one', name: 'Exchange One' }] })
  })

  it('expose an error if none responds, and one failing provider hides no other', async () => {
    const down = createFakeExchange()
    down.service.failure = new Error('down')
    const alone = await start({}, down)
    await alone.open()
    await alone.plugin.loadExchanges({ isDeposit: false })
    expect(alone.now().exchanges.list).toMatchObject({ status: 'error', error: { code: 'pay/exchangeUnavailable' } })
    const both = await createPayer({ exchanges: [down.provider, { ...createFakeExchange().provider, id: 'two' }] })
    await both.open()
    await both.plugin.loadExchanges({ isDeposit: false })
    expect(both.now().exchanges.list).toMatchObject({ status: 'success', data: [{ providerId: 'two' }] })
  })

  it('keep the current list when those of another asset respond late', async () => {
    const fake = createFakeExchange()
    const waiting: (() => void)[] = []
    const listExchanges: typeof fake.provider.listExchanges = async (query) => {
      const listed = await fake.provider.listExchanges(query)
      if (query.token.address !== usdc.address) await new Promise<void>((resolve) => waiting.push(resolve))
      return listed
    }
    const { open, plugin, now } = await createPayer({ exchanges: [{ ...fake.provider, listExchanges }] })
    await open()
    plugin.editDeposit({ token: { ...usdc, address: undefined } })
    const late = plugin.loadExchanges({ isDeposit: true })
    await expect.poll(() => waiting.length).toBe(1)
    await plugin.loadExchanges({ isDeposit: false })
    waiting[0]?.()
    await late
    expect(now().exchanges).toMatchObject({ assetId: `eip155:1/${usdc.address}`, list: { status: 'success' } })
  })
})

describe('a payment at an exchange', () => {
  it('requests exactly the payment, needs no wallet, and tracks the order to its end', async () => {
    const { open, plugin, orders, service, now, pass, events } = await start({ isConnected: false })
    const { answer } = await open()
    expect(await plugin.payAtExchange(one)).toEqual({ url: 'https://exchange.example/pay' })
    expect(orders).toMatchObject([
      { exchangeId: 'one', sessionId: 'order-1', amount: 25_000_000n, token: usdc, recipient: shop },
    ])
    await pass(0)
    expect(now().payment?.status).toBe('waiting')
    for (const status of ['pending', 'submitted', 'success'] as const) {
      service.status = { status, ...(status !== 'pending' && { hash: '0xpaid' }) }
      await pass(3000)
      expect(now().payment?.status).toBe(status)
    }
    expect(await answer).toMatchObject({ status: 'success', hash: '0xpaid', method: 'exchange' })
    expect(events('pay/ended')).toMatchObject([{ status: 'success' }])
    const { requested } = service
    await pass(60_000)
    expect(service.requested).toBe(requested)
  })

  it.each(['failure', 'refund', 'timeout'] as const)(
    'pays nothing with the status %s, and can be started again',
    async (status) => {
      const { open, plugin, orders, service, pass, now } = await start()
      const { answer } = await open()
      await plugin.payAtExchange(one)
      service.status = { status }
      await pass(3000)
      expect(await answer).toMatchObject({
        status,
        error: { code: status === 'timeout' ? 'pay/timeout' : 'pay/failed' },
      })
      await open()
      expect(now().payment?.status).toBe('ready')
      await plugin.payAtExchange(one)
      expect(orders.map(({ sessionId }) => sessionId)).toEqual(['order-1', 'order-1.2'])
    },
  )

  it('opens the same page again, in this tab or another', async () => {
    const fake = createFakeExchange()
    const [left, right] = await Promise.all(createTabs(2).map((ports) => start({ ports }, fake)))
    await left?.open()
    await right?.open()
    const pages = await Promise.all([left, right, left].map((tab) => tab?.plugin.payAtExchange(one)))
    expect(new Set(pages.map((page) => page?.url)).size).toBe(1)
    expect(new Set(fake.orders.map(({ sessionId }) => sessionId)).size).toBe(1)
  })

  it('prompts the wallet as well only after an acknowledgement', async () => {
    const { open, plugin, submit, requested } = await start()
    await open()
    await plugin.payAtExchange(one)
    expect(await codeOf((await submit()).sent)).toBe('pay/unacknowledged')
    await submit(['mayBePaid'])
    expect(requested).toHaveLength(1)
  })

  it('can’t start while the wallet prompt is open', async () => {
    const { open, plugin, submit, orders } = await start()
    await open()
    await submit()
    expect(await codeOf(plugin.payAtExchange(one))).toBe('pay/inProgress')
    expect(orders).toHaveLength(0)
  })

  it('continues when the user leaves, and is resumed after a reload', async () => {
    const ports = createTab()
    const fake = createFakeExchange()
    const before = await start({ ports }, fake)
    await before.open()
    await before.plugin.payAtExchange(one)
    before.modal.close()
    await before.pass(0)
    before.kit.destroy()
    fake.service.status = { status: 'success', hash: '0xpaid' }
    const after = await start({ ports: reloaded(ports), isConnected: false }, fake)
    expect(await after.plugin.resume('order-1')).toMatchObject({ status: 'success', hash: '0xpaid' })
  })

  it('reports a service failure, and polls until the service is back', async () => {
    const { open, plugin, service, pass, now } = await start()
    const { answer } = await open()
    await plugin.payAtExchange(one)
    service.failure = new Error('down')
    await pass(3000)
    expect(now()).toMatchObject({ payment: { status: 'waiting' }, error: { code: 'pay/statusUnknown' } })
    service.failure = undefined
    service.status = { status: 'success', hash: '0xpaid' }
    await pass(3000)
    expect(await answer).toMatchObject({ status: 'success' })
    expect(now().error).toBeUndefined()
  })

  it.each(['javascript:alert(1)', 'http://far.example/', 'https://a.example/"x'])(
    'rejects the page %s',
    async (url) => {
      const { open, plugin, service, now } = await start()
      await open()
      service.url = url
      expect(await codeOf(plugin.payAtExchange(one))).toBe('pay/exchangeUnavailable')
      expect(now().payment?.status).toBe('ready')
    },
  )

  it('polls rarely without a view, and not while the page is hidden', async () => {
    const { open, plugin, service, pass, modal, ports } = await start()
    const { answer } = await open()
    answer.catch(() => undefined)
    await plugin.payAtExchange(one)
    modal.close()
    await pass(3000)
    const { requested } = service
    Object.assign(ports.platform, { isVisible: () => false })
    await pass(30_000)
    expect(service.requested).toBe(requested)
  })
})

describe('a deposit', () => {
  it('sends assets of the exchanges on the app’s networks, typed in US dollars, to the account itself', async () => {
    const { events, plugin, now, pass, orders, service } = await start({
      api: createFakePrices({ [usdc.address as string]: 0.5 }).api,
    })
    await plugin.loadAssets()
    await pass(0)
    expect(now().assets).toMatchObject({ data: [usdc] })
    plugin.editDeposit({ amount: '10.5' })
    expect(now().deposit).toMatchObject({ token: usdc, price: 0.5, units: 21_000_000n })
    await plugin.loadExchanges({ isDeposit: true })
    const { paymentId } = await plugin.deposit(one)
    expect(orders).toMatchObject([{ recipient: alice, amount: 21_000_000n }])
    expect(now().inProgress).toMatchObject([{ paymentId, status: 'waiting' }])
    service.status = { status: 'success', hash: '0xpaid' }
    expect(await plugin.resume(paymentId)).toMatchObject({ status: 'success' })
    expect(now().inProgress).toEqual([])
    expect(events('account/fundsArrived')).toMatchObject([{ networkId: usdc.networkId }])
  })

  it('takes the amount in the token if its price is unknown, and requires an amount', async () => {
    const { plugin, now, pass } = await start()
    await plugin.loadAssets()
    await pass(0)
    expect(await codeOf(plugin.deposit(one))).toBe('pay/invalidAmount')
    plugin.editDeposit({ amount: '1.0000001' })
    expect(now().deposit.units).toBeUndefined()
    plugin.editDeposit({ amount: '1.5' })
    expect(now().deposit.units).toBe(1_500_000n)
  })

  it('reports its result in a toast', async () => {
    const { plugin, pass, service, modal } = await start()
    await plugin.loadAssets()
    await pass(0)
    plugin.editDeposit({ amount: '1' })
    const { paymentId } = await plugin.deposit(one)
    plugin.show(paymentId)
    modal.close()
    service.status = { status: 'failure' }
    await pass(10_000)
    expect(modal.toast.getState()).toMatchObject({ open: true, variant: 'error', message: 'pay.notCompleted' })
  })
})
