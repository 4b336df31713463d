import { createStore, type Kit } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { initialStates } from './initialStates.js'

function kitOf(attempt: ReturnType<typeof createStore<number>>, network: ReturnType<typeof createStore<string>>) {
  const [active, connections] = [createStore('now'), createStore('none')]
  const stores = { connection: createStore(''), network, account: createStore(''), active }
  const first = { ...stores, network: createStore(network.getState()), active: createStore('rendered') }
  const kit = {
    active,
    connections,
    attempt,
    plugins: {},
    namespace: () => stores,
    initialStores: { active: first.active, connections, namespaces: new Map([['eip155', first]]) },
  }
  return kit as unknown as Kit
}

describe('initialStates', () => {
  it('returns the state of each store when the provider was created, whatever comes later', () => {
    const attempt = createStore(1)
    const network = createStore('a')
    const initialOf = initialStates(kitOf(attempt, network))
    attempt.update(() => 2)
    network.update(() => 'b')
    expect(initialOf(attempt)).toBe(1)
    expect(initialOf(network)).toBe('a')
  })

  it('returns the connections that the server rendered', () => {
    const kit = kitOf(createStore(1), createStore('a'))
    expect(initialStates(kit)(kit.active)).toBe('rendered')
  })

  it('sends no request', () => {
    const kit = kitOf(createStore(1), createStore('a'))
    const requested = () => {
      throw new Error('asked')
    }
    Object.defineProperty(kit, 'initialStores', { get: requested })
    expect(() => initialStates(kit)).not.toThrow()
  })

  it('keeps returning the state that a store had at its first read', () => {
    const initialOf = initialStates(kitOf(createStore(1), createStore('a')))
    const plugin = createStore({ count: 1 })
    const first = initialOf(plugin)
    plugin.update(() => ({ count: 2 }))
    expect(initialOf(plugin)).toBe(first)
  })
})
