import { exploreScope, fakeAccount, scopeAddresses } from '@kit/fakes'
import { expect, it } from 'vitest'
import { createPayer, order, shop } from './testing/createPayer.js'

/** A fee that identifies its account. */
const feeOf = (address: string) => BigInt(scopeAddresses.indexOf(address as never) + 1)

it('pay() pays only from the active account, whatever changes during the request', () =>
  exploreScope(async () => {
    const engine = await createPayer()
    const { requested, chain, open, plugin } = engine
    const waiting: (() => void)[] = []
    Object.defineProperty(chain, 'tried', { get: () => new Promise<void>((resolve) => waiting.push(resolve)) })
    chain.feeOf = feeOf
    let count = 0
    return {
      ...engine,
      waiting,
      asks: [
        () => open({ ...order, paymentId: `order-${count++}` }),
        () => plugin.submit(),
        () => requested.shift()?.answer(`0x${count}`),
        () => engine.kit.close(),
      ],
      isAnswered: () => plugin.state.getState().plan.status === 'success',
      foreignData({ address }) {
        const { payer, payment, plan } = plugin.state.getState()
        if (payment === undefined) return []
        return [
          ...(payer?.account.address === address ? [] : [payer]),
          ...(payment.status === 'ready' && plan.status === 'success' && plan.data.fee !== feeOf(address)
            ? [plan]
            : []),
        ]
      },
    }
  }))

it('pay() shows no fee of an account that was left during the final simulation', async () => {
  const { chain, now, one, open, pass, plugin } = await createPayer()
  await open()
  let answer = () => {}
  chain.feeOf = (address) => (address === shop ? 2n : 1n)
  chain.tried = new Promise<void>((resolve) => {
    answer = resolve
  })
  plugin.submit().catch(() => undefined)
  await pass(0)
  chain.tried = undefined
  one.emit('eip155', { type: 'accountsChanged', accounts: [fakeAccount('eip155', shop)] })
  await pass(0)
  answer()
  await pass(0)
  expect(now().plan).toMatchObject({ status: 'success', data: { fee: 2n } })
})
