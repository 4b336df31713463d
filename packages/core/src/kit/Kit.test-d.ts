import { describe, expectTypeOf, it } from 'vitest'
import type { Adapter, AdapterOn, WalletCall } from '../adapter.js'
import type { AdapterFactory, Kit, MissingPlugin, NeedsPlugin, RegisteredKit } from '../index.js'
import { createKit } from './createKit.js'
import type { Plugin } from './Plugin.js'

const metadata = { name: '', description: '', url: '', icons: [] }
const counter = { id: 'counter', setup: () => ({ add: (n: number) => n + 1 }) } as const satisfies Plugin
const named = <const Id extends string>(id: Id): Plugin<Id, { readonly hello: string }> => ({
  id,
  setup: () => ({ hello: id }),
})

describe('kit.plugins', () => {
  it('has the types of the setups by plugin id', () => {
    const kit = createKit({ metadata, adapters: [], plugins: [counter, named('greeter')] })
    expectTypeOf(kit.plugins.counter.add).toEqualTypeOf<(n: number) => number>()
    expectTypeOf(kit.plugins.greeter).toEqualTypeOf<{ readonly hello: string }>()
  })

  it('rejects absent plugins at compile time', () => {
    const kit = createKit({ metadata, adapters: [], plugins: [counter] })
    // @ts-expect-error no such plugin
    kit.plugins.greeter
    const bare = createKit({ metadata, adapters: [] })
    // @ts-expect-error no plugin at all
    bare.plugins.counter
  })

  it('requires a text that names an absent plugin, from components and hooks that need it', () => {
    const kit = createKit({ metadata, adapters: [], plugins: [counter] })
    const bare = createKit({ metadata, adapters: [] })
    expectTypeOf<MissingPlugin<'counter', typeof kit>>().toEqualTypeOf<never>()
    expectTypeOf<MissingPlugin<'counter', Kit>>().toEqualTypeOf<never>()
    expectTypeOf<MissingPlugin<'counter', typeof bare>>().toEqualTypeOf<'Add counter() to the plugins of createKit'>()
    expectTypeOf<NeedsPlugin<'counter', typeof kit>>().toEqualTypeOf<[]>()
    expectTypeOf<NeedsPlugin<'counter', Kit>>().toEqualTypeOf<[]>()
    expectTypeOf<NeedsPlugin<'greeter', typeof kit>>().toExtend<readonly [string]>()
  })

  it('keeps a kit assignable to the general Kit', () => {
    const kit = createKit({ metadata, adapters: [], plugins: [counter] })
    expectTypeOf(kit).toExtend<Kit>()
    expectTypeOf<RegisteredKit>().toEqualTypeOf<Kit>()
  })
})

describe('KitOptions', () => {
  it('rejects unknown options', () => {
    // @ts-expect-error adapters are required
    createKit({ metadata })
    // @ts-expect-error not a CAIP-2 id
    createKit({ metadata, adapters: [], defaultNetworkId: '1' })
  })
})

type Evm = AdapterOn<Adapter, 'eip155', 'eip155:1' | 'eip155:8453'> & { readonly load: () => Promise<number> }
declare const evm: AdapterFactory<Evm>
declare const solana: AdapterFactory<AdapterOn<Adapter, 'solana', `solana:${string}`>>
declare const anyAdapter: AdapterFactory

describe('kit.adapter', () => {
  it('has a type for each namespace, and undefined for absent ones', () => {
    const kit = createKit({ metadata, adapters: [evm, solana] })
    expectTypeOf(kit.adapters.get('eip155')).toEqualTypeOf<Evm>()
    expectTypeOf(kit.adapters.get('bip122')).toEqualTypeOf<undefined>()
    kit.namespace('solana')
    // @ts-expect-error no adapter of this namespace
    kit.namespace('bip122')
    // @ts-expect-error no adapter of this namespace
    kit.connect({ connectorId: 'x', namespace: 'bip122' })
  })

  it('limits the networks to those configured', () => {
    const kit = createKit({ metadata, adapters: [evm, solana], defaultNetworkId: 'eip155:8453' })
    kit.switchNetwork({ networkId: 'eip155:1' })
    kit.switchNetwork({ networkId: 'solana:anything' })
    // @ts-expect-error not configured
    kit.switchNetwork({ networkId: 'eip155:999999' })
    // @ts-expect-error a chain ID isn't a network ID
    kit.switchNetwork({ chainId: 1 })
    // @ts-expect-error not configured
    kit.getBalance({ networkId: 'eip155:5' })
    // @ts-expect-error not configured
    kit.removeNetwork('eip155:5')
    // @ts-expect-error not configured
    createKit({ metadata, adapters: [evm], defaultNetworkId: 'eip155:5' })
    kit.disconnect()
  })

  it('limits the library transactions to those that the adapters accept', () => {
    type Sent = WalletCall & { readonly transaction: { readonly transaction?: Uint8Array } }
    type Bytes = Omit<AdapterOn<Adapter, 'solana', 'solana:x'>, 'sendTransaction'> & {
      sendTransaction(call: Sent): Promise<string>
    }
    const kit = createKit({ metadata, adapters: [evm, {} as AdapterFactory<Bytes>] })
    kit.sendTransaction({ transaction: new Uint8Array() })
    kit.sendTransaction({ to: '0x', value: 1n })
    // @ts-expect-error no adapter takes it
    kit.sendTransaction({ transaction: 'text' })
    // @ts-expect-error no adapter takes any
    createKit({ metadata, adapters: [evm] }).sendTransaction({ transaction: new Uint8Array() })
    expectTypeOf(kit).toExtend<Kit>()
  })

  it('accepts anything in a kit of unknown type', () => {
    const kit: Kit = createKit({ metadata, adapters: [evm] })
    kit.switchNetwork({ networkId: 'eip155:5' })
    expectTypeOf(kit.adapters.get('eip155')).toEqualTypeOf<Adapter | undefined>()
    kit.namespace('bip122')
    const loose = createKit({ metadata, adapters: [anyAdapter] })
    loose.switchNetwork({ networkId: 'eip155:5' })
    expectTypeOf(createKit({ metadata, adapters: [evm, solana] })).toExtend<Kit>()
  })
})
