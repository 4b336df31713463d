import { describe, expectTypeOf, it } from 'vitest'
import type { Kit, RegisteredKit } from '../index.js'
import type { Plugin } from '../plugin/Plugin.js'
import { createKit } from './createKit.js'

const metadata = { name: '', description: '', url: '', icons: [] }
const counter = { id: 'counter', setup: () => ({ add: (n: number) => n + 1 }) } as const satisfies Plugin
const named = <const Id extends string>(id: Id): Plugin<Id, { readonly hello: string }> => ({
  id,
  setup: () => ({ hello: id }),
})

describe('the plugins of a kit', () => {
  it('are known by their ids, with what their setup returns', () => {
    const kit = createKit({ metadata, adapters: [], plugins: [counter, named('greeter')] })
    expectTypeOf(kit.plugins.counter.add).toEqualTypeOf<(n: number) => number>()
    expectTypeOf(kit.plugins.greeter).toEqualTypeOf<{ readonly hello: string }>()
  })

  it('that are absent are a type error', () => {
    const kit = createKit({ metadata, adapters: [], plugins: [counter] })
    // @ts-expect-error no such plugin
    kit.plugins.greeter
    const bare = createKit({ metadata, adapters: [] })
    // @ts-expect-error no plugin at all
    bare.plugins.counter
  })

  it('do not keep a kit from being passed where any kit is taken', () => {
    const kit = createKit({ metadata, adapters: [], plugins: [counter] })
    expectTypeOf(kit).toExtend<Kit>()
    expectTypeOf<RegisteredKit>().toEqualTypeOf<Kit>()
  })
})

describe('the options', () => {
  it('refuse what does not exist', () => {
    // @ts-expect-error adapters are required
    createKit({ metadata })
    // @ts-expect-error not a CAIP-2 id
    createKit({ metadata, adapters: [], defaultNetworkId: '1' })
  })
})

describe('the modal', () => {
  it('takes the data of a view, and none for a view without', () => {
    const { modal } = createKit({ metadata, adapters: [] })
    modal.push('SwitchNetwork', { networkId: 'eip155:1' })
    modal.push('Connect')
    // @ts-expect-error data is missing
    modal.push('SwitchNetwork')
    // @ts-expect-error no such view
    modal.push('Nowhere')
  })
})
