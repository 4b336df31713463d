import { exploreScope } from '@kit/fakes'
import { it } from 'vitest'
import { createFakeSeller } from './testing/createFakeSeller.js'

it('onramp() offers only what is sold to the active account and network, whatever changes while it loads', () =>
  exploreScope(async () => {
    const engine = await createFakeSeller()
    const { plugin, service } = engine
    const waiting: (() => void)[] = []
    const waits = { get: () => new Promise<void>((resolve) => waiting.push(resolve)) }
    Object.defineProperties(service, { listed: waits, quoted: waits })
    return {
      ...engine,
      waiting,
      asks: [
        () => plugin.load(),
        () => plugin.quote({ amount: '70' }),
        () => plugin.edit({ amount: '80' }),
        () => plugin.loadOrders(),
        () => engine.ports.advance(300),
      ],
      isAnswered: () => plugin.state.getState().offer.status === 'success',
      foreignData({ address, networkId }) {
        const { address: of, networkId: on, offer, offering, quote } = plugin.state.getState()
        // Nothing can be bought on the second network.
        const isStray = networkId === 'eip155:2' && (offering !== undefined || quote.status === 'success')
        return [
          ...[of, on].filter((value) => value !== address && value !== networkId),
          ...(isStray ? [offering ?? quote] : []),
          ...(offer.status === 'success' && networkId === 'eip155:2' ? [offer.data] : []),
        ]
      },
    }
  }))
