import { KitError } from '@kit/core/adapter'
import { codeOf, fakeAccount } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createFakePrices } from './testing/createFakePrices.js'
import {
  alice,
  createPayer,
  createTab,
  createTabs,
  order,
  rejection,
  reloaded,
  shop,
  usdc,
} from './testing/createPayer.js'

describe('a payment request', () => {
  it.each([
    [{ network: 'eip155:77' }, 'pay/unsupportedNetwork'],
    [{ network: 'nowhere' }, 'pay/unsupportedNetwork'],
    [{ network: 'solana:1' }, 'pay/unavailable'],
    [{ asset: shop }, 'pay/unsupportedAsset'],
    [{ asset: '' }, 'pay/unsupportedAsset'],
    [{ amount: '0' }, 'pay/invalidAmount'],
    [{ amount: '1e3' }, 'pay/invalidAmount'],
    [{ amount: 5 }, 'pay/invalidAmount'],
    [{ amount: '0.0000001' }, 'pay/invalidAmount'],
    [{ recipient: 'bob' }, 'pay/invalidRecipient'],
    [{ recipient: undefined }, 'pay/invalidRecipient'],
    [{ paymentId: 'a b' }, 'pay/invalidId'],
    [{ paymentId: '' }, 'pay/invalidId'],
  ])('rejects before anything is shown: %o, %s', async (change, code) => {
    const { open, modal } = await createPayer()
    const { answer } = await open({ ...order, ...change })
    expect(await codeOf(answer)).toBe(code)
    expect(modal.modal.getState().open).toBe(false)
  })

  it('shows its payer and fee, and nothing that can be changed', async () => {
    const { open, now, modal } = await createPayer()
    await open()
    expect(modal.modal.getState().history.at(-1)?.name).toBe('Pay')
    expect(now()).toMatchObject({
      payment: { paymentId: 'order-1', amount: 25_000_000n, token: usdc, recipient: shop, status: 'ready' },
      payer: { account: { address: alice }, namespace: 'eip155' },
      plan: { status: 'success', data: { fee: 10n ** 17n } },
    })
  })
})

describe('the item of a payment', () => {
  it('stays with the payment after a reload, cleaned again in case the storage was changed', async () => {
    const ports = createTab()
    const before = await createPayer({ ports })
    await before.open({ ...order, item: ' Two tickets\n' })
    expect(before.now().payment?.item).toBe('Two tickets')
    await before.submit()
    before.kit.destroy()
    const after = await createPayer({ ports: reloaded(ports) })
    await after.open()
    expect(after.now().payment).toMatchObject({ status: 'pending', item: 'Two tickets' })
    after.kit.destroy()
    for (const [key, text] of ports.stored)
      if (key.includes('pay')) ports.stored.set(key, text.replace('Two tickets', `\u202e${'a'.repeat(200)}`))
    const last = await createPayer({ ports: reloaded(ports) })
    await last.open()
    expect(last.now().payment).toMatchObject({ status: 'pending', item: `${'a'.repeat(79)}…` })
  })
})

describe('a payment without an ID', () => {
  const { paymentId: _, ...unnamed } = order

  it('continues for the same item', async () => {
    const { open, now } = await createPayer()
    await open({ ...unnamed, item: 'Socks' })
    const { paymentId } = now().payment ?? {}
    await open({ ...unnamed, item: 'Socks' })
    expect(now().payment).toMatchObject({ item: 'Socks', paymentId })
  })

  it.each([['Hat'], [undefined]])('replaces one of the same price for another item: %s', async (item) => {
    let count = 0
    const ports = { ...createTab(), random: { bytes: (length: number) => new Uint8Array(length).fill(++count) } }
    const { open, now } = await createPayer({ ports })
    const { answer } = await open({ ...unnamed, item: 'Socks' })
    await open({ ...unnamed, item })
    expect(now().payment?.item).toBe(item)
    expect(await codeOf(answer)).toBe('pay/cancelled')
  })

  it('continues no payment in progress for another item after a reload', async () => {
    const ports = createTab()
    const before = await createPayer({ ports })
    await before.open({ ...unnamed, item: 'Socks' })
    await before.submit()
    before.kit.destroy()
    const after = await createPayer({ ports: reloaded(ports) })
    await after.open({ ...unnamed, item: 'Hat' })
    expect(after.now().payment).toMatchObject({ status: 'ready', item: 'Hat' })
    expect(after.now().inProgress).toMatchObject([{ status: 'pending', item: 'Socks' }])
  })
})

describe('a sent payment', () => {
  it.each([
    [false, { open: false }],
    [true, { open: true, message: 'toast.pending' }],
  ])('has a toast only if its view was closed: %s', async (isClosed, expected) => {
    const { requested, modal, open, submit } = await createPayer()
    await open()
    const { sent } = await submit()
    if (isClosed) modal.close()
    requested[0]?.answer('0xpaid')
    await sent
    expect(modal.toast.getState()).toMatchObject(expected)
  })
})

describe('the price of a payment', () => {
  it.each([
    ['known', 0.5, 0.5],
    ['unknown to the service', undefined, undefined],
    ['zero', 0, undefined],
    ['invalid', '1', undefined],
  ])('appears in the state only if it is valid: %s', async (_, price, expected) => {
    const { api } = createFakePrices({ [usdc.address as string]: price })
    const { open, now } = await createPayer({ api })
    await open()
    expect(now()).toMatchObject({ payment: { amount: 25_000_000n }, price: expected })
  })

  it('stays undefined when the service fails, and the payment can be paid', async () => {
    const { open, now, submit, requested } = await createPayer({ api: createFakePrices(undefined).api })
    await open()
    expect(now().price).toBeUndefined()
    await submit()
    expect(requested).toMatchObject([{ amount: 25_000_000n }])
  })

  it('belongs to the open payment only', async () => {
    const { api, release } = createFakePrices({ [usdc.address as string]: 0.5 }, { isHeld: true })
    const { open, now, pass } = await createPayer({ api })
    await open()
    await open({ ...order, asset: 'native', paymentId: 'order-2' })
    release()
    await pass(0)
    expect(now()).toMatchObject({ payment: { paymentId: 'order-2' }, price: undefined })
  })
})

describe('a payment from the connected wallet', () => {
  it('prompts the wallet once, exactly as simulated, and resolves with the hash once it is mined', async () => {
    const { open, submit, requested, chain, now, pass, modal, events } = await createPayer()
    const { answer } = await open()
    const { sent } = await submit()
    expect(now().payment?.status).toBe('pending')
    expect(requested).toHaveLength(1)
    expect(requested[0]).toMatchObject({ to: shop, amount: 25_000_000n, token: usdc.address, extra: { gas: 21000n } })
    requested[0]?.answer('0xpaid')
    chain.receipt = Promise.resolve({})
    await sent
    await pass(0)
    expect(await answer).toMatchObject({ status: 'success', hash: '0xpaid', paymentId: 'order-1', method: 'wallet' })
    expect(modal.modal.getState().history.at(-1)?.name).toBe('PayLoading')
    expect(events('pay/ended')).toMatchObject([{ status: 'success' }])
  })

  it('reports insufficient funds before the wallet is prompted', async () => {
    const { open, submit, requested, chain, now } = await createPayer()
    chain.held = 1n
    await open()
    expect(now().plan).toMatchObject({ status: 'error', error: { code: 'pay/insufficientFunds' } })
    const { sent } = await submit()
    expect(await codeOf(sent)).toBe('pay/insufficientFunds')
    expect(requested).toHaveLength(0)
  })

  it('detects funds that arrive after a failed simulation while the payment is shown', async () => {
    const { open, chain, now, pass, plugin } = await createPayer()
    chain.held = 1n
    await open()
    expect(now().plan).toMatchObject({ status: 'error', error: { code: 'pay/insufficientFunds' } })
    chain.held = 100_000_000n
    await pass(60_000)
    expect(now().plan.status).toBe('error')
    const leave = plugin.watch()
    await pass(0)
    expect(now().plan).toMatchObject({ status: 'success' })
    chain.held = 1n
    plugin.retry()
    await pass(0)
    expect(now().plan.status).toBe('error')
    chain.held = 100_000_000n
    await pass(10_000)
    expect(now().plan).toMatchObject({ status: 'success' })
    leave()
  })

  it('requires severe warnings of the chain to be acknowledged', async () => {
    const { open, submit, requested, chain } = await createPayer()
    chain.warnings = ['contractRecipient', 'createsAccount']
    await open()
    expect(await codeOf((await submit()).sent)).toBe('pay/unacknowledged')
    expect(requested).toHaveLength(0)
    await submit(['contractRecipient'])
    expect(requested).toHaveLength(1)
  })

  it('requires an acknowledgement if less may arrive', async () => {
    const { open, submit, requested, chain } = await createPayer()
    chain.transferFee = 1n
    await open()
    expect(await codeOf((await submit()).sent)).toBe('pay/unacknowledged')
    expect(requested).toHaveLength(0)
    await submit(['feeOnTransfer'])
    expect(requested).toHaveLength(1)
  })

  it('can be retried after the user declined, and the promise waits', async () => {
    const { open, submit, requested, chain, now, pass } = await createPayer()
    const { answer } = await open()
    const { sent } = await submit()
    requested[0]?.refuse(rejection())
    expect(await codeOf(sent)).toBe('pay/rejected')
    expect(now()).toMatchObject({ payment: { status: 'ready' }, error: { code: 'pay/rejected' } })
    await submit()
    chain.receipt = Promise.resolve({})
    requested[1]?.answer('0xpaid')
    await pass(0)
    expect(await answer).toMatchObject({ status: 'success', hash: '0xpaid' })
  })

  it('fails if the transaction is reverted, and can be paid again', async () => {
    const { open, submit, requested, chain, pass, now } = await createPayer()
    const { answer } = await open()
    await submit()
    chain.receipt = Promise.resolve({ status: 'reverted' })
    requested[0]?.answer('0xbad')
    await pass(0)
    expect(await answer).toMatchObject({ status: 'failure', hash: '0xbad', error: { code: 'pay/failed' } })
    await open()
    expect(now().payment?.status).toBe('ready')
  })

  it('fails if another transaction of the account replaces it', async () => {
    const { open, submit, requested, chain, pass } = await createPayer()
    const { answer } = await open()
    await submit()
    chain.receipt = Promise.resolve({ replacement: 'cancelled', hash: '0xother' })
    requested[0]?.answer('0xpaid')
    await pass(0)
    expect(await answer).toMatchObject({ status: 'failure' })
  })

  it('fails if the transaction can no longer be mined, and can be paid again', async () => {
    const { open, submit, requested, chain, pass, now } = await createPayer()
    const { answer } = await open()
    await submit()
    chain.receipt = Promise.reject(new KitError('transaction/expired', { shortMessage: 'No block can include it.' }))
    requested[0]?.answer('0xlate')
    await pass(0)
    expect(now().payment).toMatchObject({ status: 'failure', hash: '0xlate' })
    expect(await answer).toMatchObject({ status: 'failure', error: { code: 'pay/failed' } })
    await open()
    expect(now().payment?.status).toBe('ready')
  })

  it('reports a timeout, and success once the transaction is confirmed', async () => {
    const { open, submit, requested, chain, pass, plugin, now } = await createPayer({ timeoutMs: 60_000 })
    const { answer } = await open()
    await submit()
    requested[0]?.answer('0xpaid')
    await pass(0)
    await pass(60_000)
    expect(await answer).toMatchObject({ status: 'timeout', hash: '0xpaid', error: { code: 'pay/timeout' } })
    chain.receipt = Promise.resolve({})
    for (let round = 0; round < 30 && now().payment?.status !== 'success'; round++) await pass(10_000)
    expect(await plugin.resume('order-1')).toMatchObject({ status: 'success' })
  })
})

describe('changes during a payment', () => {
  it('reject the promise when the user leaves before paying', async () => {
    const { open, modal } = await createPayer()
    const { answer } = await open()
    modal.close()
    expect(await codeOf(answer)).toBe('pay/cancelled')
  })

  it('keep the wallet’s response when the user leaves while the wallet prompt is open', async () => {
    const { open, submit, modal, requested, chain, pass } = await createPayer()
    const { answer } = await open()
    await submit()
    modal.close()
    chain.receipt = Promise.resolve({})
    requested[0]?.answer('0xpaid')
    await pass(0)
    expect(await answer).toMatchObject({ status: 'success' })
  })

  it('reject the promise when the user leaves and then declines', async () => {
    const { open, submit, modal, requested } = await createPayer()
    const { answer } = await open()
    await submit()
    modal.close()
    requested[0]?.refuse(rejection())
    expect(await codeOf(answer)).toBe('pay/rejected')
  })

  it('simulate again for another account, which is another payer', async () => {
    const { open, now, one, pass } = await createPayer()
    await open()
    one.emit('eip155', { type: 'accountsChanged', accounts: [fakeAccount('eip155', shop)] })
    await pass(0)
    await pass(0)
    expect(now().payer?.account.address).toBe(shop)
    expect(now().plan.status).toBe('success')
  })

  it('abort only steps that have not started, by the app’s signal', async () => {
    const { open, submit, requested, chain, pass } = await createPayer()
    const first = new AbortController()
    const one = await open(order, { signal: first.signal })
    first.abort(new Error('gone'))
    expect(await codeOf(one.answer)).toMatchObject({ message: 'gone' })
    const second = new AbortController()
    const two = await open(order, { signal: second.signal })
    await submit()
    second.abort()
    chain.receipt = Promise.resolve({})
    requested[0]?.answer('0xpaid')
    await pass(0)
    expect(await two.answer).toMatchObject({ status: 'success' })
  })

  it('reject the promise when the kit is destroyed, and another kit resumes the payment', async () => {
    const ports = createTab()
    const first = await createPayer({ ports })
    const { answer } = await first.open()
    await first.submit()
    first.requested[0]?.answer('0xpaid')
    await first.pass(0)
    first.kit.destroy()
    expect(await codeOf(answer)).toBe('kit/destroyed')
    const second = await createPayer({ ports: reloaded(ports), receipt: {} })
    expect(await second.plugin.resume('order-1')).toMatchObject({ status: 'success', hash: '0xpaid' })
  })
})

describe('paying exactly once', () => {
  it('prompts the wallet once if pressed twice', async () => {
    const { open, plugin, requested, pass } = await createPayer()
    await open()
    const both = [plugin.submit(), plugin.submit()].map(codeOf)
    await pass(100)
    expect(requested).toHaveLength(1)
    requested[0]?.answer('0xpaid')
    expect((await Promise.all(both)).sort()).toEqual(['fulfilled', 'pay/inProgress'])
  })

  it('opens one payment with one result if requested twice, also without an ID', async () => {
    const { plugin, pass, now } = await createPayer()
    const { paymentId: _, ...unnamed } = order
    const answers = [plugin.open(unnamed)]
    await pass(0)
    const id = now().payment?.paymentId
    answers.push(plugin.open(unnamed))
    await pass(0)
    expect(now().payment?.paymentId).toBe(id)
    expect(await Promise.race([Promise.all(answers.map(codeOf)), pass(0).then(() => 'open')])).toBe('open')
  })

  it('resolves immediately for a paid ID, and rejects one with other terms', async () => {
    const { open, submit, requested, chain, pass } = await createPayer()
    await open()
    await submit()
    chain.receipt = Promise.resolve({})
    requested[0]?.answer('0xpaid')
    await pass(0)
    expect(await (await open()).answer).toMatchObject({ status: 'success', hash: '0xpaid' })
    expect(await codeOf((await open({ ...order, amount: '26' })).answer)).toBe('pay/idReused')
    expect(requested).toHaveLength(1)
  })

  it('prompts one wallet if two tabs pay at the same time, and reports the result to both', async () => {
    const [left, right] = await Promise.all(createTabs(2).map((ports) => createPayer({ ports })))
    if (left === undefined || right === undefined) throw new Error('There are two.')
    const answers = [await left.open(), await right.open()].map(({ answer }) => answer)
    const sent = [left.plugin.submit(), right.plugin.submit()].map(codeOf)
    await left.pass(100)
    await right.pass(100)
    expect(left.requested.length + right.requested.length).toBe(1)
    for (const { chain } of [left, right]) chain.receipt = Promise.resolve({})
    for (const { requested } of [left, right]) requested[0]?.answer('0xpaid')
    await left.pass(3000)
    await right.pass(3000)
    expect((await Promise.all(sent)).sort()).toEqual(['fulfilled', 'pay/inProgress'])
    for (const answer of answers) expect(await answer).toMatchObject({ status: 'success', hash: '0xpaid' })
  })

  it('pays again after a reload during the request only with an acknowledgement', async () => {
    const ports = createTab()
    const before = await createPayer({ ports })
    await before.open()
    await before.submit()
    before.kit.destroy()
    const after = await createPayer({ ports: reloaded(ports) })
    await after.open()
    expect(after.now()).toMatchObject({ payment: { status: 'pending' }, warnings: ['mayBePaid'] })
    expect(await codeOf((await after.submit()).sent)).toBe('pay/unacknowledged')
    expect(after.requested).toHaveLength(0)
    await after.submit(['mayBePaid'])
    expect(after.requested).toHaveLength(1)
    after.requested[0]?.refuse(rejection())
    await after.pass(0)
    // The first request to the wallet is still pending.
    expect(after.now().payment).toMatchObject({ status: 'pending' })
  })

  it('leaves the result open if a wallet fails without a response', async () => {
    const { open, submit, requested, now } = await createPayer()
    await open()
    const { sent } = await submit()
    requested[0]?.refuse(new KitError('rpc/failed', { shortMessage: 'Lost.' }))
    expect(await codeOf(sent)).toBe('pay/statusUnknown')
    expect(now()).toMatchObject({ payment: { status: 'pending' }, warnings: ['mayBePaid'] })
  })

  it.each([
    ['wallet/disconnected', 4900],
    ['wallet/failed', -32603],
    ['wallet/invalidResponse', undefined],
  ] as const)(
    'sends no second request after %s (%s), and reports success once the chain has it',
    async (code, cause) => {
      const { open, submit, requested, now, chain, pass } = await createPayer()
      const { answer } = await open()
      const { sent } = await submit()
      requested[0]?.refuse(new KitError(code, { shortMessage: 'Gone.', cause: { code: cause } }))
      expect(await codeOf(sent)).toBe('pay/statusUnknown')
      expect(await codeOf((await submit()).sent)).toBe('pay/unacknowledged')
      expect(requested).toHaveLength(1)
      chain.findTransactions = async () => ['0xpaid']
      chain.receipt = Promise.resolve({})
      await pass(3000)
      await pass(3000)
      expect(now().payment).toMatchObject({ hash: '0xpaid' })
      expect(await answer).toMatchObject({ status: 'success', hash: '0xpaid' })
    },
  )
})

it('pay() keeps no timer and no listener once the kit is destroyed', async () => {
  const { open, submit, requested, kit, pass, ports } = await createPayer()
  await open()
  await submit()
  requested[0]?.answer('0xpaid')
  await pass(0)
  kit.destroy()
  await pass(0)
  expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
})
