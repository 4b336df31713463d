import { createFakeAdapter, createFakePorts, createFakeWallet, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createKit } from './createKit.js'
import type { PluginContext } from './Plugin.js'

const metadata = { name: 'Dapp', description: '', url: 'https://dapp.example', icons: [] }

describe('createKit', () => {
  it('connects without a modal, and loads its commands on demand', async () => {
    const wallet = createFakeWallet('one', ['eip155'], { auto: ['0xA'] })
    const ports = createFakePorts()
    const kit = createKit({ metadata, adapters: [() => createFakeAdapter('eip155', [wallet])], ports })
    kit.start()
    expect(kit.wallets.getState().connectors.map(({ id }) => id)).toEqual(['one'])
    const connection = await kit.connect({ connectorId: 'one' })
    expect(connection).toMatchObject({ id: 'eip155:one', networkId: 'eip155:1', account: { address: '0xA' } })
    await kit.disconnect()
    expect(wallet.ended).toEqual(['eip155'])
    kit.destroy()
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })

  it('prompts the wallet inside the user gesture once its commands are loaded', async () => {
    const { kit, one } = await createTestEngine()
    kit.connect({ connectorId: 'one' }).catch(() => {})
    expect(one.requested).toEqual(['connect'])
    kit.cancelConnect()
  })

  it('shows nothing of a kit that was destroyed while it loaded', async () => {
    const { kit, ports, one } = await createTestEngine({ preload: false })
    const done = kit.connect({ connectorId: 'one' }).catch((error) => error)
    kit.destroy()
    expect(await done).toMatchObject({ code: 'kit/destroyed' })
    expect(one.requested).toEqual([])
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })

  it('rejects two adapters with the same namespace, and two plugins with the same ID', () => {
    const adapter = createFakeAdapter('eip155', [])
    const plugin = { id: 'x', setup: () => ({}) }
    const ports = createFakePorts()
    expect(() => createKit({ metadata, adapters: [() => adapter, () => adapter], ports })).toThrow('eip155')
    expect(() => createKit({ metadata, adapters: [() => adapter], plugins: [plugin, plugin], ports })).toThrow(
      'Two parts',
    )
  })

  it("starts on the app's default network", () => {
    const adapters = [() => createFakeAdapter('eip155', []), () => createFakeAdapter('solana', [])]
    const kit = createKit({ metadata, adapters, defaultNetworkId: 'solana:2', ports: createFakePorts() })
    expect(kit.active.getState()).toMatchObject({ namespace: 'solana', network: { id: 'solana:2' } })
  })

  it('ignores a stored namespace without an adapter', async () => {
    const ports = createFakePorts()
    ports.stored.set('kit.state', '{"version":1,"activeNamespace":"cosmos","namespaces":{"cosmos":{}},"endedIds":[]}')
    const { kit } = await createTestEngine({ ports })
    expect(kit.active.getState().namespace).toBe('eip155')
    expect(() => kit.namespace('cosmos')).toThrow('Chain adapter not found')
  })

  it('passes the kit to plugins, and ends them with it', async () => {
    let given: PluginContext | undefined
    let ended = 0
    const kit = createKit({
      metadata,
      adapters: [() => createFakeAdapter('eip155', [])],
      plugins: [
        {
          id: 'probe',
          setup(context: PluginContext) {
            given = context
            context.onDestroy(() => {
              ended += 1
            })
            return { hello: 'world' }
          },
        },
      ],
      ports: createFakePorts(),
    })
    expect(kit.plugins.probe.hello).toBe('world')
    expect(given?.kit).toBe(kit)
    kit.start()
    kit.destroy()
    expect(ended).toBe(1)
  })

  it('emits events of plugins with their time', () => {
    const reported: unknown[] = []
    const kit = createKit({
      metadata,
      adapters: [() => createFakeAdapter('eip155', [])],
      plugins: [
        {
          id: 'probe',
          setup: ({ emit }: PluginContext) => ({ measure: () => emit({ type: 'probe/measured', depth: 2 }) }),
        },
      ],
      ports: createFakePorts(),
    })
    kit.events$.subscribe((event) => reported.push(event))
    kit.plugins.probe.measure()
    expect(reported).toEqual([{ type: 'probe/measured', depth: 2, atMs: expect.any(Number) }])
    kit.destroy()
  })

  it('reads the time zone, which is slow in most browsers, only where a service could be blocked', () => {
    let requested = 0
    const withZone = () => {
      const ports = createFakePorts()
      const platform = Object.defineProperty({ ...ports.platform }, 'timeZone', {
        get() {
          requested += 1
          return 'UTC'
        },
      })
      return { ...ports, platform }
    }
    const adapters = [() => createFakeAdapter('eip155', [])]
    const blockedTimeZones = ['Asia/Shanghai']
    const plain = createKit({ metadata, adapters, blockedTimeZones, ports: withZone() })
    plain.start()
    expect(plain.isRegionBlocked).toBe(false)
    plain.destroy()
    const pairing = createFakeWallet('walletConnect', ['eip155'], { type: 'WALLET_CONNECT' })
    const paired = { metadata, adapters, connectors: [() => pairing.connector], ports: withZone() }
    createKit(paired).destroy()
    expect(requested).toBe(0)
    createKit({ ...paired, blockedTimeZones }).destroy()
    expect(requested).toBeGreaterThan(0)
  })

  it('prepares a connector only after user intent', async () => {
    const prepared: string[] = []
    const wallets = ['one', 'two'].map((id) => {
      const wallet = createFakeWallet(id, ['eip155'])
      return { ...wallet, connector: { ...wallet.connector, prepare: () => void prepared.push(id) } }
    })
    const kit = createKit({
      metadata,
      adapters: [() => createFakeAdapter('eip155', wallets)],
      ports: createFakePorts(),
    })
    kit.start()
    await kit.preload()
    expect(prepared).toEqual([])
    await kit.preload('two')
    await kit.preload('gone')
    expect(prepared).toEqual(['two'])
    kit.destroy()
  })

  it('continues when the discovery of one chain is broken', async () => {
    const broken = createFakeAdapter('solana', [], {
      watchConnectors() {
        throw new Error('broken')
      },
    })
    const wallet = createFakeWallet('one', ['eip155'], { auto: ['0xA'] })
    const ports = createFakePorts()
    const kit = createKit({ metadata, adapters: [() => broken, () => createFakeAdapter('eip155', [wallet])], ports })
    kit.start()
    expect((await kit.connect({ connectorId: 'one' })).id).toBe('eip155:one')
    expect(ports.logged[0]?.[0]).toBe('Wallet discovery failed')
    kit.destroy()
  })

  it('emits events in order and with their time', async () => {
    const { kit, one, ports, connect } = await createTestEngine()
    const seen: [string, number][] = []
    kit.events$.subscribe(({ type, atMs }) => seen.push([type, atMs]))
    const startMs = ports.clock.now()
    await connect('one')
    ports.advance(10)
    one.emit('eip155', { type: 'disconnected', reason: 'gone' })
    await flushPromises()
    expect(seen).toEqual([
      ['connection/connecting', startMs],
      ['account/changed', startMs],
      ['connection/connected', startMs],
      ['account/changed', startMs + 10],
      ['connection/disconnected', startMs + 10],
    ])
  })

  it('renders on a server without side effects', () => {
    const kit = createKit({ metadata, adapters: [() => createFakeAdapter('eip155', [])] })
    expect(kit.ports.platform.kind).toBe('server')
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('exposes read-only stores', async () => {
    const { kit } = await createTestEngine()
    const { connection, network, account } = kit.namespace('eip155')
    const { attempt, networkSwitch, pairing, active, connections, wallets } = kit
    for (const store of [connection, network, account, attempt, networkSwitch, pairing, active, connections, wallets])
      expect(Object.keys(store).filter((name) => name === 'update' || name === 'complete')).toEqual([])
    expect(kit.namespace('eip155').connection).toBe(connection)
  })
})
