import { KitError } from '@kit/core/plugin'
import { codeOf, fakeAccount } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createConverter } from './testing/createConverter.js'
import { createFakeConversion } from './testing/createFakeConversion.js'
import { createFakeHistory, paid } from './testing/createFakeHistory.js'
import { alice, createPayer, createTab, dai, order, reloaded, shop, usdc } from './testing/createPayer.js'

type FindSent = NonNullable<Awaited<ReturnType<typeof createPayer>>['chain']['findTransactions']>

/** A payment whose page was closed while the wallet prompt was open, opened again on a chain that reports what the account sent. */
async function lose(sent: { hashes: readonly string[] | undefined }, options: Parameters<typeof createPayer>[0] = {}) {
  const ports = createTab()
  const before = await createPayer({ ports, ...options })
  await before.open()
  await before.submit()
  before.kit.destroy()
  const after = await createPayer({ ports: reloaded(ports), ...options })
  const looked: Parameters<FindSent>[0][] = []
  after.chain.findTransactions = async (call) => {
    looked.push(call)
    if (sent.hashes === undefined) throw new Error('no such old state')
    return sent.hashes
  }
  const { answer } = await after.open()
  const look = async () => {
    await after.pass(3000)
    return after.now().payment
  }
  return { ...after, answer, look, looked }
}

describe('a payment whose page was closed while the wallet prompt was open', () => {
  it('appears as paid once it is found on the chain, without a service', async () => {
    const sent = { hashes: [] as readonly string[] }
    const { answer, chain, look, looked, now } = await lose(sent)
    expect(await look()).toMatchObject({ status: 'pending', hash: undefined })
    expect(now().warnings).toContain('mayBePaid')
    const what = { to: shop, amount: 25_000_000n, token: usdc.address }
    expect(looked[0]).toMatchObject({ address: alice, mark: { nonce: 7 }, network: { id: 'eip155:1' }, sent: what })
    chain.receipt = Promise.resolve({})
    sent.hashes = ['0xpaid']
    expect(await look()).toMatchObject({ status: 'submitted', hash: '0xpaid' })
    await look()
    expect(await answer).toMatchObject({ status: 'success', hash: '0xpaid' })
  })

  it('stays open if two transactions match, whatever a service reports', async () => {
    const fake = createFakeHistory()
    fake.rows.push(paid)
    const { look } = await lose({ hashes: ['0xpaid', '0xother'] }, { api: fake.api })
    expect(await look()).toMatchObject({ status: 'pending', hash: undefined })
  })

  it('requires a service to be found if the node is pruned', async () => {
    const fake = createFakeHistory()
    fake.rows.push(paid)
    const served = await lose({ hashes: undefined }, { api: fake.api })
    expect(await served.look()).toMatchObject({ status: 'submitted', hash: '0xpaid' })
    const alone = await lose({ hashes: undefined })
    await alone.look()
    expect(alone.now()).toMatchObject({ payment: { status: 'pending' }, error: { code: 'pay/statusUnknown' } })
  })

  it('continues without an ID, but not with other terms, with an ID of its own, or after a day', async () => {
    const { paymentId: _, ...unnamed } = order
    const ports = createTab()
    const before = await createPayer({ ports })
    await before.open(unnamed)
    await before.submit()
    before.kit.destroy()
    const after = await createPayer({ ports: reloaded(ports) })
    await after.open(unnamed)
    const first = before.now().payment?.paymentId
    expect(after.now()).toMatchObject({ payment: { paymentId: first, status: 'pending' }, warnings: ['mayBePaid'] })
    await after.open({ ...unnamed, amount: '26' })
    expect(after.now()).toMatchObject({ payment: { status: 'ready' }, warnings: [] })
    await after.open()
    expect(after.now().payment).toMatchObject({ paymentId: 'order-1', status: 'ready' })
    const named = await lose({ hashes: [] })
    await named.open({ ...unnamed, amount: '26' })
    await named.open(unnamed)
    expect(named.now()).toMatchObject({ payment: { status: 'ready' }, warnings: [] })
    after.ports.advance(86_400_000)
    await after.open(unnamed)
    expect(after.now().payment).toMatchObject({ status: 'ready' })
  })
})

const far = { ...dai, networkId: 'eip155:2' } as const
const call = { to: '0x5e00000000000000000000000000000000000000', data: '0xe917a962', value: 0n } as const

/** A payer with a cross-chain conversion, whose wallet is asked for a call in every step. */
async function startCrossing(ports = createTab()) {
  const fake = createFakeConversion({ crosses: true })
  fake.service.tokens = [far]
  const payer = await createConverter({ ports, receipt: {} }, fake)
  payer.chain.tokens = [{ ...far, amount: 50_000_000n, value: undefined, price: undefined }]
  const conversion = await fake.provider.open({} as never)
  const asking: {
    step?: Parameters<typeof conversion.convert>[1]
    sent?: (hash: string) => void
    fail?: (error: Error) => void
    requested: number
  } = {
    requested: 0,
  }
  conversion.convert = (_, onStep) => {
    asking.step = onStep
    onStep([
      { kind: 'approve', status: 'requested' },
      { kind: 'bridge', status: 'next' },
    ])
    asking.requested++
    return new Promise((resolve, reject) => Object.assign(asking, { sent: resolve, fail: reject }))
  }
  const approved = () =>
    asking.step?.([
      { kind: 'approve', status: 'done' },
      { kind: 'bridge', status: 'requested', call },
    ])
  return { ...payer, approved, asking }
}

describe('a conversion whose page was closed while the wallet prompt was open', () => {
  it('continues once its request is found on its source chain', async () => {
    const ports = createTab()
    const before = await startCrossing(ports)
    await before.choose()
    await before.submit()
    before.approved()
    before.kit.destroy()
    const after = await startCrossing(reloaded(ports))
    const sent = { hashes: ['0xcross', '0xother'] as readonly string[] }
    const looked: Parameters<FindSent>[0][] = []
    after.chain.findTransactions = async (one) => {
      looked.push(one)
      return sent.hashes
    }
    await after.open()
    await after.pass(3000)
    // Two transactions match.
    expect(after.now()).toMatchObject({ payment: { conversion: { status: 'requested' } }, payWith: { isBusy: false } })
    expect(looked[0]).toMatchObject({ address: alice, mark: { nonce: 7 }, network: { id: 'eip155:2' }, sent: call })
    sent.hashes = ['0xcross']
    await after.pass(3000)
    expect(after.fake.followed).toMatchObject([{ hash: '0xcross', from: far }])
    expect(after.now()).toMatchObject({ payment: { conversion: { status: 'sent' } }, payWith: { isBusy: true } })
    const count = looked.length
    await after.pass(9000)
    expect(looked).toHaveLength(count)
  })

  it('has the status that the wallet reports for a batch: sent, cancelled or unknown', async () => {
    const ports = createTab()
    const before = await startCrossing(ports)
    await before.choose()
    await before.submit()
    before.asking.step?.([{ kind: 'bundle', status: 'requested', callsId: '0x01' }])
    // The wallet uses its own ID.
    before.asking.step?.([{ kind: 'bundle', status: 'pending', callsId: '0xb0' }])
    before.kit.destroy()
    const after = await startCrossing(reloaded(ports))
    await after.open()
    await after.pass(3000)
    const conversionOf = () => after.now().payment?.conversion
    expect(conversionOf()).toMatchObject({ status: 'requested', callsId: '0xb0' })
    after.chain.calls = { status: 'pending', receipts: [] }
    await after.pass(3000)
    expect(conversionOf()?.status).toBe('requested')
    after.chain.calls = { status: 'success', receipts: [{ hash: '0xone', status: 'success', blockNumber: 1n }] }
    await after.pass(3000)
    expect(conversionOf()).toMatchObject({ status: 'sent', hash: '0xone' })
    expect(after.fake.followed).toMatchObject([{ hash: '0xone' }])
    const other = await startCrossing()
    await other.choose()
    const { sent } = await other.submit()
    other.asking.step?.([{ kind: 'bundle', status: 'requested', callsId: '0x02' }])
    other.asking.fail?.(new Error('no answer'))
    expect(await codeOf(sent)).toBe('pay/conversionUnknown')
    other.chain.calls = { status: 'cancelled', receipts: [] }
    await other.pass(3000)
    expect(other.now()).toMatchObject({ payment: { conversion: { status: 'failed' } }, warnings: [] })
  })

  it('neither fails nor is searched for if some of its calls succeeded, and warns about a second one', async () => {
    const payer = await startCrossing()
    await payer.choose()
    const { sent } = await payer.submit()
    payer.asking.step?.([{ kind: 'bundle', status: 'requested', callsId: '0x02' }])
    payer.asking.fail?.(new Error('no answer'))
    expect(await codeOf(sent)).toBe('pay/conversionUnknown')
    payer.chain.calls = { status: 'partlyReverted', receipts: [] }
    await payer.pass(3000)
    expect(payer.now()).toMatchObject({
      payment: { conversion: { status: 'requested', callsId: undefined } },
      error: { code: 'pay/conversionPartial' },
      warnings: ['mayBeSwapped'],
    })
  })

  it('reports to waiting callers that some of its calls succeeded, and warns about a second one', async () => {
    const payer = await startCrossing()
    await payer.choose()
    const { sent } = await payer.submit()
    payer.asking.step?.([{ kind: 'bundle', status: 'requested', callsId: '0x02' }])
    payer.asking.fail?.(new KitError('transaction/partlyReverted', { shortMessage: 'Some.' }))
    expect(await codeOf(sent)).toBe('pay/conversionPartial')
    expect(payer.now()).toMatchObject({
      payment: { conversion: { status: 'requested', callsId: undefined } },
      warnings: ['mayBeSwapped'],
    })
  })

  it('starts a search only for the account that received the request', async () => {
    const ports = createTab()
    const before = await startCrossing(ports)
    await before.choose()
    await before.submit()
    before.approved()
    before.kit.destroy()
    const after = await startCrossing(reloaded(ports))
    let looked = 0
    after.chain.findTransactions = async () => {
      looked++
      return []
    }
    after.one.emit('eip155', { type: 'accountsChanged', accounts: [fakeAccount('eip155', shop)] })
    await after.pass(0)
    await after.open()
    await after.pass(9000)
    expect(looked).toBe(0)
  })
})

describe('a payment closed while an approval is pending', () => {
  it('sends no further request, and continues when it is opened again', async () => {
    const { approved, asking, choose, modal, now, open, pass, submit } = await startCrossing()
    await choose()
    const { sent } = await submit()
    asking.step?.([
      { kind: 'approve', status: 'pending' },
      { kind: 'bridge', status: 'next' },
    ])
    modal.close()
    await pass(0)
    expect(now().payment).toBeUndefined()
    await open()
    expect(now().payWith).toMatchObject({ isBusy: true, steps: [{ status: 'pending' }, { status: 'next' }] })
    approved()
    expect(now().payment?.conversion).toMatchObject({ status: 'requested', call })
    expect(asking.requested).toBe(1)
    void sent
  })

  it('keeps its progress when it is opened again while open', async () => {
    const { asking, choose, now, open, submit } = await startCrossing()
    await choose()
    await submit()
    await open()
    expect(now()).toMatchObject({ payer: { account: { address: alice } }, payWith: { isBusy: true } })
    expect(asking.requested).toBe(1)
  })

  it('sends no request that no view shows, nor to another account', async () => {
    const left = await startCrossing()
    await left.choose()
    await left.submit()
    left.modal.close()
    await left.pass(0)
    expect(left.approved).toThrow(expect.objectContaining({ code: 'pay/cancelled' }))
    const changed = await startCrossing()
    await changed.choose()
    const { sent } = await changed.submit()
    changed.one.emit('eip155', { type: 'accountsChanged', accounts: [fakeAccount('eip155', shop)] })
    await changed.pass(0)
    expect(changed.approved).toThrow(expect.objectContaining({ code: 'pay/changed' }))
    void codeOf(sent)
  })
})

describe('funds in transit to another network', () => {
  it('can’t be sent again by another account, which would lose their record', async () => {
    const ports = createTab()
    const before = await startCrossing(ports)
    await before.choose()
    await before.submit()
    before.approved()
    before.asking.sent?.('0xcross')
    await before.pass(0)
    before.kit.destroy()
    const { asking, choose, now, one, pass, submit } = await startCrossing(reloaded(ports))
    one.emit('eip155', { type: 'accountsChanged', accounts: [fakeAccount('eip155', shop)] })
    await pass(0)
    await choose()
    expect(await codeOf((await submit(['mayBeSwapped'])).sent)).toBe('pay/inProgress')
    expect(now().payment?.conversion).toMatchObject({ address: alice, hash: '0xcross', status: 'sent' })
    expect(asking.requested).toBe(0)
  })
})
