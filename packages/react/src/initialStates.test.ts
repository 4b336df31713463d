import { createStore, type Kit } from '@kit/core'
import { describe, expect, it } from 'vitest'
import { initialStates } from './initialStates.js'

function kitOf(active: ReturnType<typeof createStore<number>>, network: ReturnType<typeof createStore<string>>): Kit {
  return {
    active,
    adapters: new Map([['eip155', {}]]),
    namespace: () => ({ network }),
    start() {},
    options: {},
  } as unknown as Kit
}

describe('the first states', () => {
  it('are what each store held when the provider was made, whatever came later', () => {
    const active = createStore(1)
    const network = createStore('a')
    const initialOf = initialStates(kitOf(active, network))
    active.update(() => 2)
    network.update(() => 'b')
    expect(initialOf(active)).toBe(1)
    expect(initialOf(network)).toBe('a')
  })

  it('ask nothing that the kit has to find out first', () => {
    const kit = kitOf(createStore(1), createStore('a'))
    const asked = () => {
      throw new Error('asked')
    }
    expect(() => initialStates(Object.defineProperty(kit, 'late', { get: asked, enumerable: true }))).not.toThrow()
  })

  it('of a store met later is what it held then, and stays', () => {
    const initialOf = initialStates(kitOf(createStore(1), createStore('a')))
    const plugin = createStore({ count: 1 })
    const first = initialOf(plugin)
    plugin.update(() => ({ count: 2 }))
    expect(initialOf(plugin)).toBe(first)
  })
})
