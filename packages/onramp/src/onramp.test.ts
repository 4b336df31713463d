import { codeOf, createFakePorts, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { createFakeSeller, order } from './testing/createFakeSeller.js'

const ended = async (promise: Promise<unknown>) => codeOf(promise)

describe('the on-ramp offer', () => {
  it('lists what the service sells on the active network, native currency first, with the limits of each payment method', async () => {
    const { plugin, requested } = await createFakeSeller()
    expect(requested('')).toEqual([])
    await plugin.load()
    const { offer, offering, payment, method, amount } = plugin.state.getState()
    expect('data' in offer && offer.data?.offerings.map(({ symbol }) => symbol)).toEqual(['COIN', 'TKN'])
    expect([offering?.symbol, payment?.id, method?.id, amount]).toEqual(['COIN', 'USD', 'card', '50'])
  })

  it('excludes networks that aren’t configured, with one error code', async () => {
    const { plugin, kit, eip155 } = await createFakeSeller()
    expect(plugin.isOffered()).toBe(true)
    Object.assign(eip155, { switchNetwork: async ({ network }: { network: { id: string } }) => network.id })
    await kit.switchNetwork({ networkId: 'eip155:2' })
    await expect.poll(() => kit.active.getState().network?.id).toBe('eip155:2')
    expect(plugin.isOffered()).toBe(false)
    expect(await ended(plugin.load())).toBe('onramp/notOffered')
  })

  it('falls back to the built-in list when the service fails', async () => {
    const { plugin, service } = await createFakeSeller()
    service.down.add('onramp')
    await plugin.load()
    const { offer, payment } = plugin.state.getState()
    expect(offer).toMatchObject({ data: { isFallback: true } })
    expect(payment).toMatchObject({ id: 'USD', limits: [{ id: 'card', min: '10.00', max: '7500.00' }, {}] })
  })

  it('takes one request for several callers, and none when it is known', async () => {
    const { plugin, requested } = await createFakeSeller()
    await Promise.all([plugin.load(), plugin.load(), plugin.quote({ amount: '70' })])
    await plugin.load()
    expect(requested('options')).toHaveLength(1)
  })

  it('reloads as long as only the built-in list is known', async () => {
    const { plugin, service, requested } = await createFakeSeller()
    service.down.add('onramp')
    await plugin.load()
    service.down.clear()
    const again = plugin.load()
    expect(plugin.state.getState().offer).toMatchObject({ status: 'pending', data: { isFallback: true } })
    await again
    expect(plugin.state.getState().offer).toMatchObject({ status: 'success', data: { isFallback: false } })
    expect(requested('options')).toHaveLength(2)
  })

  it('loads for a subscriber as soon as another account is active', async () => {
    const { plugin, connect } = await createFakeSeller()
    await plugin.load()
    let begun: Promise<void> | undefined
    plugin.state.subscribe(() => {
      if (plugin.state.getState().address === '0xtwo') begun ??= plugin.load()
    })
    await connect('two')
    await begun
    expect(plugin.state.getState()).toMatchObject({ address: '0xtwo', offer: { status: 'success' } })
  })

  it('resets for another account', async () => {
    const { plugin, connect } = await createFakeSeller()
    await plugin.quote({ amount: '70' })
    await connect('two')
    await flushPromises()
    expect(plugin.state.getState()).toMatchObject({ address: '0xtwo', amount: '', offer: { status: 'idle' } })
  })
})

describe('a network change while the offer loads', () => {
  it('sets nothing of the other network, and requests no payment page for it', async () => {
    const { plugin, one, service, requested } = await createFakeSeller()
    let open = () => {}
    service.listed = new Promise<void>((resolve) => {
      open = resolve
    })
    const begun = plugin.load()
    await flushPromises()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await expect.poll(() => plugin.state.getState().networkId).toBe('eip155:2')
    open()
    expect(await ended(begun)).toBe('onramp/notOffered')
    await flushPromises()
    expect(plugin.state.getState()).toMatchObject({ offering: undefined, amount: '' })
    expect(requested('onrampurl')).toEqual([])
  })
})

describe('the amount', () => {
  it('exposes the limit that it exceeds, and sends no request', async () => {
    const { plugin, requested } = await createFakeSeller()
    await plugin.load()
    await expect.poll(() => plugin.state.getState().link.status).toBe('success')
    const before = requested('quote').length
    for (const [amount, code] of [
      ['9.99', 'onramp/amountTooSmall'],
      ['7500.01', 'onramp/amountTooLarge'],
      ['10.001', 'onramp/amountInvalid'],
      ['1e3', 'onramp/amountInvalid'],
    ] as const)
      expect(await ended(plugin.quote({ amount }))).toBe(code)
    expect(requested('quote').length).toBe(before)
    const bank = plugin.state.getState().payment?.limits[1]
    if (bank === undefined) throw new Error('There is no bank.')
    await plugin.quote({ amount: '7500.01', method: bank })
    expect(plugin.state.getState()).toMatchObject({ problem: undefined, quote: { status: 'success' } })
  })

  it('follows a limit that was raised since it was read, and can’t exceed the new one', async () => {
    const { plugin, service } = await createFakeSeller()
    await plugin.load()
    service.most = '9000.00'
    expect(await plugin.quote({ amount: '8000' })).toMatchObject({ isEstimate: false })
    service.most = '9500.00'
    plugin.edit({ amount: '9400' })
    await expect.poll(() => plugin.state.getState().problem).toBeUndefined()
    await expect.poll(() => plugin.state.getState().link.status).toBe('success')
    expect(await ended(plugin.quote({ amount: '9600' }))).toBe('onramp/amountTooLarge')
  })

  it('keeps the offer while its limits are read again, with one request for all callers', async () => {
    const { plugin, service, requested } = await createFakeSeller()
    await plugin.load()
    let open = () => {}
    service.listed = new Promise<void>((resolve) => {
      open = resolve
    })
    service.most = '9000.00'
    const quoted = plugin.quote({ amount: '8000' })
    await flushPromises()
    expect(plugin.state.getState().offer).toMatchObject({ status: 'pending', data: { isFallback: false } })
    open()
    await quoted
    expect(requested('options')).toHaveLength(2)
  })

  it('loads a quote after the debounce, and the latest wins', async () => {
    const { plugin, ports, service, requested } = await createFakeSeller()
    await plugin.load()
    await expect.poll(() => plugin.state.getState().link.status).toBe('success')
    let open = () => {}
    service.quoted = new Promise<void>((resolve) => {
      open = resolve
    })
    const late = plugin.quote({ amount: '60' })
    plugin.edit({ amount: '7' })
    plugin.edit({ amount: '70' })
    expect(plugin.state.getState()).toMatchObject({ quote: { status: 'pending' }, link: { status: 'pending' } })
    await flushPromises()
    ports.advance(300)
    await flushPromises()
    open()
    expect(await ended(late)).not.toBe('fulfilled')
    await expect
      .poll(() => plugin.state.getState().quote)
      .toMatchObject({ data: { purchaseAmount: { amount: '35' }, isEstimate: false } })
    expect(requested('quote').map(({ amount }) => amount)).toEqual(['50', '60', '70'])
  })

  it('becomes an estimate if there is no quote, but not if the service refuses with a reason', async () => {
    const { plugin, service } = await createFakeSeller()
    service.down.add('quote')
    expect(await plugin.quote()).toMatchObject({ isEstimate: true, paymentTotal: { amount: '50', currency: 'USD' } })
    service.refusal = Object.assign(new Error('no'), {
      isKitError: true,
      code: 'api/rejected',
      shortMessage: 'no',
      reasons: [{ field: 'amount' }],
    })
    expect(await ended(plugin.quote({ amount: '60' }))).toBe('api/rejected')
  })
})

describe('the payment page', () => {
  it('uses the chosen amount in dollars, or else the amount to buy', async () => {
    const { plugin, requested } = await createFakeSeller()
    expect(await plugin.getUrl({ amount: '25.50' })).toBe('https://pay.example/buy')
    expect(requested('onrampurl').at(-1)).toMatchObject({
      destinationWallets: [{ address: '0xone', blockchains: ['net-1'], assets: ['COIN'] }],
      defaultNetwork: 'net-1',
      presetFiatAmount: 25.5,
    })
    const { offer } = plugin.state.getState()
    const euro = 'data' in offer ? offer.data?.payments[1] : undefined
    if (euro === undefined) throw new Error('There are no euros.')
    await plugin.getUrl({ payment: euro })
    expect(requested('onrampurl').at(-1)).toMatchObject({ presetCryptoAmount: 12.75 })
  })

  it('exposes an error when it fails to load, and keeps the quote', async () => {
    const { plugin, service } = await createFakeSeller()
    service.down.add('onrampurl')
    expect(await ended(plugin.getUrl())).not.toBe('fulfilled')
    expect(plugin.state.getState()).toMatchObject({ link: { status: 'error' }, quote: { status: 'success' } })
  })
})

describe('an order', () => {
  /** A user with earlier orders, who has opened the payment page again. */
  async function started() {
    const seller = await createFakeSeller()
    seller.service.orders = [order('old', 'SUCCESS', 1)]
    await seller.plugin.getUrl()
    await seller.plugin.loadOrders()
    seller.plugin.start()
    await flushPromises()
    return seller
  }
  const round = async ({ ports }: { ports: ReturnType<typeof createFakePorts> }, ms: number) => {
    ports.advance(ms)
    await flushPromises()
  }

  it('tracks the purchase from the payment page to its arrival, and then reports the funds', async () => {
    const seller = await started()
    const { plugin, service, events } = seller
    plugin.watch()
    await flushPromises()
    const status = () => plugin.state.getState().purchase?.status
    await round(seller, 3000)
    expect(status()).toBe('waiting')
    service.orders = [order('new', 'IN_PROGRESS', 2), order('old', 'SUCCESS', 1)]
    await round(seller, 3000)
    expect(status()).toBe('pending')
    service.orders = [order('new', 'SUCCESS', 2), order('old', 'SUCCESS', 1)]
    await round(seller, 3000)
    expect(status()).toBe('success')
    expect(events('kit/toast')).toMatchObject([{ variant: 'success', message: 'onramp.arrived' }])
    expect(events('onramp/started')).toMatchObject([{ networkId: 'eip155:1' }])
    expect(events('onramp/ended')).toMatchObject([{ networkId: 'eip155:1', status: 'success' }])
    expect(events('account/fundsArrived')).toMatchObject([{ networkId: 'eip155:1' }])
  })

  it('reports a failure, and stops polling', async () => {
    const seller = await started()
    const { plugin, service, requested, events } = seller
    service.orders = [order('new', 'FAILED', 2)]
    await round(seller, 10_000)
    expect(plugin.state.getState().purchase?.status).toBe('failed')
    expect(events('kit/toast')).toMatchObject([{ variant: 'error', message: 'onramp.orderFailed' }])
    const before = requested('history').length
    await round(seller, 10_000)
    expect(requested('history').length).toBe(before)
  })

  it('polls every 10 s, every 3 s while a view shows it, and never while the page is hidden', async () => {
    const seller = await started()
    const { plugin, requested, ports } = seller
    const before = requested('history').length
    await round(seller, 9_000)
    expect(requested('history').length).toBe(before)
    await round(seller, 1_000)
    expect(requested('history').length).toBe(before + 1)
    const end = plugin.watch()
    await flushPromises()
    await round(seller, 3_000)
    expect(requested('history').length).toBe(before + 2)
    vi.spyOn(ports.platform, 'isVisible').mockReturnValue(false)
    await round(seller, 3_000)
    expect(requested('history').length).toBe(before + 2)
    end()
  })

  it('survives a service failure and a reload', async () => {
    const first = await started()
    first.service.down.add('history')
    await round(first, 10_000)
    expect(first.plugin.state.getState()).toMatchObject({
      purchase: { status: 'waiting' },
      orders: { status: 'error' },
    })
    const ports = createFakePorts()
    for (const [key, value] of first.ports.stored) if (key.startsWith('kit.onramp')) ports.stored.set(key, value)
    const again = await createFakeSeller({ ports })
    again.service.orders = [order('new', 'SUCCESS', 2), order('old', 'SUCCESS', 1)]
    again.plugin.watch()
    await flushPromises()
    expect(again.plugin.state.getState().purchase).toMatchObject({ status: 'waiting', symbol: 'COIN', amount: '50' })
    await round(again, 3_000)
    expect(again.plugin.state.getState().purchase?.status).toBe('success')
  })

  it('belongs only to the kit that started it', async () => {
    const other = await createFakeSeller({ settings: { storagePrefix: 'other' } })
    await other.plugin.quote()
    other.plugin.start()
    expect([...other.ports.stored.keys()].filter((key) => key.includes('onramp'))).toEqual(['other.onramp.purchases'])
    expect((await createFakeSeller({ ports: other.ports })).plugin.isTracking()).toBe(false)
  })

  it('continues in another tab without a second message', async () => {
    const elsewhere = await started()
    const here = await createFakeSeller()
    here.plugin.watch()
    await flushPromises()
    const notify = () =>
      here.ports.writeFromOtherTab('kit.onramp.purchases', elsewhere.ports.stored.get('kit.onramp.purchases') ?? null)
    notify()
    expect(here.plugin.state.getState().purchase?.status).toBe('waiting')
    elsewhere.service.orders = [order('new', 'SUCCESS', 2)]
    await round(elsewhere, 10_000)
    notify()
    expect(here.plugin.state.getState().purchase?.status).toBe('success')
    expect(here.events('kit/toast')).toEqual([])
    expect(here.events('account/fundsArrived')).toHaveLength(1)
  })

  it('belongs only to its account, and is dropped after an hour without an order', async () => {
    const seller = await started()
    const { plugin, connect, requested } = seller
    await connect('two')
    await flushPromises()
    expect(plugin.state.getState().purchase).toBeUndefined()
    await connect('one')
    await flushPromises()
    expect(plugin.state.getState().purchase?.status).toBe('waiting')
    await round(seller, 3_600_001)
    const before = requested('history').length
    await round(seller, 60_000)
    expect(requested('history').length).toBe(before)
  })
})
