import { exploreScope, scopeAddresses } from '@kit/fakes'
import { it } from 'vitest'
import { createPayer, order } from '../test/createPayer.js'

/** A fee that tells whose it is. */
const feeOf = (address: string) => BigInt(scopeAddresses.indexOf(address as never) + 1)

it('has the account in use pay alone, whatever happens while it is asked and answered', () =>
  exploreScope(async () => {
    const engine = await createPayer()
    const { asked, chain, open, plugin } = engine
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
        () => asked.shift()?.answer(`0x${count}`),
        () => engine.kit.close(),
      ],
      isAnswered: () => plugin.state.getState().plan.status === 'success',
      strays({ address }) {
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
