import { exploreScope, scopeAddresses } from '@kit/fakes'
import { it } from 'vitest'
import { createFakeSessions } from './testing/createFakeSessions.js'

/** An ID that shows its owner. */
const pciOf = (networkId: string, address: string) =>
  `${networkId.slice(-1)}${address.slice(2, 9)}-1111-4111-8111-111111111111`

it('smart sessions state contains only sessions of the active account and network, whatever happens while they are read', () =>
  exploreScope(async () => {
    const engine = await createFakeSessions()
    const { add, plugin, service } = engine
    for (const networkId of ['eip155:1', 'eip155:2'])
      for (const address of scopeAddresses) add(`${networkId}:${address}`, pciOf(networkId, address))
    const waiting: (() => void)[] = []
    Object.defineProperty(service, 'waits', {
      get: () => new Promise<void>((resolve) => waiting.push(resolve)),
    })
    return {
      ...engine,
      waiting,
      asks: [() => plugin.load(), () => plugin.load()],
      isAnswered: () => {
        const { sessions } = plugin.state.getState()
        return sessions.status === 'success' && sessions.data.length > 0
      },
      foreignData({ address, networkId }) {
        const state = plugin.state.getState()
        const rows = state.sessions.status === 'success' ? state.sessions.data.map(({ pci }) => pci) : []
        return [
          ...[state.address, state.networkId].filter((value) => value !== address && value !== networkId),
          ...rows.filter((pci) => pci !== pciOf(networkId, address)),
        ]
      },
    }
  }))
