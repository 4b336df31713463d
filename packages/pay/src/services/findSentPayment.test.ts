import { KitError } from '@kit/core/adapter'
import { fakeAccount } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createFakeHistory, paid } from '../testing/createFakeHistory.js'
import { alice, createPayer, createTab, order, rejection, reloaded, shop } from '../testing/createPayer.js'

/** A payment whose page was closed while the wallet prompt was open, opened again. */
async function lose(fake = createFakeHistory(), prepare: (payer: Payer) => void = () => undefined) {
  const ports = createTab()
  const before = await createPayer({ ports, api: fake.api })
  prepare(before)
  await before.open()
  await before.submit()
  before.kit.destroy()
  const after = await createPayer({ ports: reloaded(ports), api: fake.api })
  await after.open()
  const look = async () => {
    await after.pass(3000)
    return after.now().payment
  }
  return { ...after, ...fake, look }
}
type Payer = Awaited<ReturnType<typeof createPayer>>

describe('findSentPayment', () => {
  it('finds the transaction in the history of the account', async () => {
    const { look, rows } = await lose()
    expect(await look()).toMatchObject({ status: 'pending', hash: undefined })
    rows.push(paid)
    expect(await look()).toMatchObject({ status: 'submitted', hash: '0xpaid' })
  })

  it('ignores a transaction that someone else sent with a token of the same symbol', async () => {
    const { chain, look, rows } = await lose()
    chain.sender = shop
    rows.push(paid)
    expect(await look()).toMatchObject({ status: 'pending', hash: undefined })
    chain.sender = alice
    expect(await look()).toMatchObject({ status: 'submitted', hash: '0xpaid' })
  })

  it('ignores the history if the chain was searched', async () => {
    const { chain, look, rows } = await lose()
    chain.findTransactions = async () => []
    rows.push(paid)
    expect(await look()).toMatchObject({ status: 'pending', hash: undefined })
    chain.findTransactions = async () => ['0xmine']
    expect(await look()).toMatchObject({ status: 'submitted', hash: '0xmine' })
  })

  it.each([
    ['was sent before the wallet was prompted', { nonce: 6 }],
    ['has no nonce, on a chain with nonces', { nonce: undefined }],
    ['was mined before the request, by the chain’s own clock', { minedAtMs: -1_000 }],
    ['went to another recipient', { to: alice }],
    ['moved another amount', { quantity: '25.1' }],
  ])('ignores a transaction that %s', async (_, change) => {
    const { look, rows } = await lose()
    rows.push({ ...paid, ...change })
    expect(await look()).toMatchObject({ status: 'pending', hash: undefined })
    rows.push({ ...paid, hash: '0xmine' })
    expect(await look()).toMatchObject({ status: 'submitted', hash: '0xmine' })
  })

  it('uses block time on chains without a nonce: a transaction in the newest block counts as sent earlier', async () => {
    const { look, rows } = await lose(createFakeHistory(), ({ chain }) => {
      chain.mark = { timeMs: paid.minedAtMs }
    })
    rows.push(paid)
    expect(await look()).toMatchObject({ status: 'pending' })
    rows.push({ ...paid, hash: '0xmine', minedAtMs: paid.minedAtMs + 1 })
    expect(await look()).toMatchObject({ hash: '0xmine' })
  })

  it('stays open if the chain did not report the state of the account', async () => {
    const { look, rows } = await lose(createFakeHistory(), ({ chain }) => {
      chain.mark = undefined
    })
    rows.push(paid)
    expect(await look()).toMatchObject({ status: 'pending', hash: undefined })
  })

  it('stays open if two transactions match', async () => {
    const { look, rows } = await lose()
    rows.push(paid, { ...paid, hash: '0xother', nonce: 8 })
    expect(await look()).toMatchObject({ status: 'pending', hash: undefined })
  })

  it('stays open for both of two orders that wait for the same transfer', async () => {
    const { requested, look, rows, open, now, pass, submit } = await lose()
    await open({ ...order, paymentId: 'order-2' })
    await submit()
    requested[0]?.refuse(new KitError('rpc/failed', { shortMessage: 'Lost.' }))
    await pass(0)
    rows.push(paid)
    await open()
    expect(await look()).toMatchObject({ paymentId: 'order-1', status: 'pending', hash: undefined })
    await pass(10_000)
    expect(now().inProgress.map(({ hash }) => hash)).toEqual([undefined, undefined])
  })

  it('still matches the first request after the wallet was prompted again and declined', async () => {
    const { look, rows, submit, requested, chain } = await lose()
    chain.mark = { timeMs: 5_000, nonce: 8 }
    await submit(['mayBePaid'])
    requested[0]?.refuse(rejection())
    rows.push(paid)
    expect(await look()).toMatchObject({ status: 'submitted', hash: '0xpaid' })
  })

  it('reads a new mark after the account changed', async () => {
    const { now, submit, chain, one, pass } = await lose()
    expect(now().payment?.mark).toMatchObject({ nonce: 7 })
    one.emit('eip155', { type: 'accountsChanged', accounts: [fakeAccount('eip155', shop)] })
    await pass(0)
    chain.mark = { timeMs: 5_000, nonce: 70 }
    await submit(['mayBePaid'])
    expect(now().payment?.mark).toMatchObject({ nonce: 70 })
  })

  it('ignores what the kit sent for something else, and finds what it noted for this payment', async () => {
    const fake = createFakeHistory()
    const { kit, look, rows, requested, pass } = await lose(fake)
    const transfers = [
      { direction: 'out', amount: 25_000_000n, token: { ...(await look())?.token } },
    ] as unknown as NonNullable<Note>['transfers']
    const send = async (hash: string, note: NonNullable<Note>) => {
      const sent = kit.transfer({ to: shop, amount: 25_000_000n, token: transfers[0]?.token.address ?? '', note })
      await pass(0)
      requested.at(-1)?.answer(hash)
      await sent
    }
    rows.push(paid)
    await send('0xpaid', { kind: 'send', transfers, to: shop })
    expect(await look()).toMatchObject({ status: 'pending', hash: undefined })
    await send('0xmine', { kind: 'send', transfers, to: shop, reference: 'pay:order-1' })
    expect(await look()).toMatchObject({ status: 'submitted', hash: '0xmine' })
  })
})
type Note = Parameters<Payer['kit']['transfer']>[0]['note']
