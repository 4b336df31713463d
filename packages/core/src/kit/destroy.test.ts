import { codeOf, createFakeAdapter, createTestEngine } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'

describe('kit lifecycle', () => {
  it('leaves no listener and no timer after destroy, and completes the streams', async () => {
    const { kit, ports, one, pairing, eip155, connect } = await createTestEngine()
    let completed = 0
    const count = {
      complete() {
        completed += 1
      },
    }
    kit.active.state$.subscribe(count)
    kit.events$.subscribe(count)
    kit.attempt.state$.subscribe(count)
    kit.namespace('eip155').account.state$.subscribe(count)
    await connect('one')
    const hanging = codeOf(kit.connect({ connectorId: 'walletConnect' }))
    kit.destroy()
    kit.destroy()
    expect(await hanging).toBe('connection/aborted')
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
    expect(one.watching() + pairing.watching()).toBe(0)
    expect(eip155.watching()).toBe(false)
    expect(completed).toBe(4)
    expect(one.ended).toEqual([])
    expect(await codeOf(kit.connect({ connectorId: 'one' }))).not.toBe('fulfilled')
  })

  it('has no side effects before the start, and rejects commands with kit/notStarted', async () => {
    const { createKit } = await import('./createKit.js')
    const { createFakePorts } = await import('@kit/fakes')
    const ports = createFakePorts()
    const untouchable = new Proxy({} as typeof ports.storage, {
      get: () => {
        throw new Error('Nothing is expected to be touched.')
      },
    })
    const adapter = createFakeAdapter('eip155', [])
    const kit = createKit({
      metadata: { name: '', description: '', url: '', icons: [] },
      adapters: [() => adapter],
      ports: { ...ports, storage: untouchable },
    })
    expect(kit.active.getState()).toMatchObject({ status: 'disconnected', namespace: 'eip155' })
    expect(adapter.watching()).toBe(false)
    expect(await codeOf(kit.connect({ connectorId: 'one' }))).toBe('kit/notStarted')
  })

  it('logs nothing about work that was in flight: loading, actions and preloading', async () => {
    const loaded = await createTestEngine()
    await loaded.connect('one')
    const { stored } = loaded.ports
    const { createFakePorts } = await import('@kit/fakes')
    const ports = createFakePorts()
    for (const [key, value] of stored) ports.stored.set(key, value)
    // A remembered wallet loads the engine on start.
    const { kit } = await createTestEngine({ ports, preload: false })
    kit.cancelConnect()
    const late = codeOf(kit.preload())
    kit.destroy()
    kit.cancelConnect()
    expect(await late).toBe('kit/destroyed')
    await vi.dynamicImportSettled()
    expect(ports.logged).toEqual([])
    loaded.kit.destroy()
  })
})
