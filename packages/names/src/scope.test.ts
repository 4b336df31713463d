import { exploreScope, scopeAddresses } from '@kit/fakes'
import { it } from 'vitest'
import { createFakeNames } from './testing/createFakeNames.js'

it('the names state contains only names of the active account, whatever happens while they are read', () =>
  exploreScope(async () => {
    const engine = await createFakeNames()
    const { kept, plugin, service } = engine
    const waiting: (() => void)[] = []
    for (const address of scopeAddresses) kept.set(`of-${address.toLowerCase()}.kit.test`, { address, attributes: {} })
    service.delay = () => new Promise((resolve) => waiting.push(resolve))
    return {
      ...engine,
      waiting,
      asks: [
        () => plugin.load(),
        () => plugin.reset(),
        () => plugin.edit({ label: 'alice' }),
        () => engine.ports.advance(500),
      ],
      isAnswered: () => plugin.state.getState().offer.status === 'success',
      foreignData({ address, networkId }) {
        const state = plugin.state.getState()
        const owned = state.offer.status === 'success' ? state.offer.data.names.map(({ name }) => name) : []
        return [
          ...[state.address, state.networkId].filter((value) => value !== address && value !== networkId),
          ...owned.filter((name) => !name.startsWith(`of-${address.toLowerCase()}.`)),
        ]
      },
    }
  }))
