import { exploreScope, scopeAddresses } from '@kit/fakes'
import { it } from 'vitest'
import { createFakeSessions } from '../test/createFakeSessions.js'

it('shows the sessions of the account and network in use alone, whatever happens while they are read', () =>
  exploreScope(async () => {
    const engine = await createFakeSessions()
    const { add, plugin, service } = engine
    for (const networkId of ['eip155:1', 'eip155:2'])
      for (const address of scopeAddresses) add(`${networkId}:${address}`, `of ${networkId} ${address}`)
    const waiting: (() => void)[] = []
    Object.defineProperty(service, 'waits', {
      get: () => new Promise<void>((resolve) => waiting.push(resolve)),
    })
    return {
      ...engine,
      waiting,
      asks: [() => plugin.load(), () => plugin.load()],
      strays({ address, networkId }) {
        const state = plugin.state.getState()
        const rows = state.sessions.status === 'success' ? state.sessions.data.map(({ pci }) => pci) : []
        return [
          ...[state.address, state.networkId].filter((value) => value !== address && value !== networkId),
          ...rows.filter((pci) => pci !== `of ${networkId} ${address}`),
        ]
      },
    }
  }))
