import { createFakePorts, createTestEngine, type FakePorts, flushPromises, type TestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Connector } from '../connector/Connector.js'
import { KitError } from '../error/KitError.js'

const key = 'kit.state'

/** Stores connections as a previous page would, and creates the engine of the next page. */
async function afterReload(
  leave: (engine: TestEngine) => Promise<unknown>,
  options: Parameters<typeof createTestEngine>[0] = {},
): Promise<TestEngine & { readonly ports: FakePorts }> {
  const before = await createTestEngine()
  await leave(before)
  before.kit.destroy()
  const ports = createFakePorts()
  for (const [name, text] of before.ports.stored) ports.stored.set(name, text)
  return createTestEngine({ ports, preload: false, ...options })
}

const ids = ({ kit }: TestEngine) => kit.connections.getState().connections.map(({ id }) => id)

describe('createRestore', () => {
  it('shows the stored wallet immediately as reconnecting, then connected, and never as disconnected', async () => {
    const engine = await afterReload(({ connect }) => connect('one', ['0xA', '0xB']))
    const { kit, one, statuses } = engine
    expect(kit.active.getState()).toMatchObject({
      status: 'reconnecting',
      account: { address: '0xA' },
      network: { id: 'eip155:1' },
      connection: { id: 'eip155:one', wallet: { name: 'one' } },
    })
    expect(kit.namespace('eip155').account.getState().caipAddress).toBe('eip155:1:0xA')
    const seen = statuses('eip155')
    await kit.preload()
    await flushPromises()
    expect(one.requested).toEqual(['reconnect'])
    one.answer({ eip155: one.session('eip155', ['0xA', '0xB'], 'eip155:2') })
    await flushPromises()
    expect(seen).toEqual(['reconnecting', 'connected'])
    expect(kit.active.getState().network?.id).toBe('eip155:2')
  })

  it('emits once that a stored session is outdated, and no longer shows the wallet', async () => {
    const { kit, pairing, events } = await afterReload(async ({ kit: left, pairing: paired }) => {
      const done = left.connect({ connectorId: 'walletConnect' })
      const session = { ...paired.session('eip155', ['0xA'], 'eip155:1'), wallet: { name: 'Juniper' } }
      paired.answer({ eip155: session, solana: paired.session('solana', ['Sol'], 'solana:1') })
      await done
    })
    await kit.preload()
    await flushPromises()
    pairing.refuse(new KitError('pairing/outdated', { shortMessage: 'Outdated' }))
    await flushPromises()
    expect(events('connection/outdated')).toMatchObject([{ connectorId: 'walletConnect', walletName: 'Juniper' }])
    expect(events('kit/internalError')).toEqual([])
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('keeps the account that the user selected', async () => {
    const { kit, one } = await afterReload(async ({ connect, kit: left }) => {
      await connect('one', ['0xA', '0xB'])
      left.setActive({ address: '0xB' })
    })
    await kit.preload()
    await flushPromises()
    one.answer({ eip155: one.session('eip155', ['0xA', '0xB'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState()).toMatchObject({ status: 'connected', account: { address: '0xB' } })
  })

  it('reconnects the most recent wallet first, then the others', async () => {
    const engine = await afterReload(async ({ connect }) => {
      await connect('one')
      await connect('two')
    })
    const { kit, one, two } = engine
    await kit.preload()
    await flushPromises()
    expect([one.requested, two.requested]).toEqual([[], ['reconnect']])
    two.answer({ eip155: two.session('eip155', ['0xtwo'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:two' } })
    expect(one.requested).toEqual(['reconnect'])
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(ids(engine)).toEqual(['eip155:one', 'eip155:two'])
    expect(kit.active.getState().connection?.id).toBe('eip155:two')
  })

  it('ends connected when only a wallet other than the recent one comes back', async () => {
    const engine = await afterReload(async ({ connect }) => {
      await connect('one')
      await connect('two')
    })
    const { kit, one, two } = engine
    await kit.preload()
    await flushPromises()
    two.answer(undefined)
    await flushPromises()
    expect(kit.active.getState().status).toBe('reconnecting')
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:one' } })
    expect(ids(engine)).toEqual(['eip155:one'])
  })

  it('ends disconnected when no wallet comes back', async () => {
    const { kit, one, ports } = await afterReload(({ connect }) => connect('one'))
    await kit.preload()
    await flushPromises()
    one.refuse(new Error('locked'))
    await flushPromises()
    expect(kit.active.getState()).toMatchObject({ status: 'disconnected', account: undefined })
    expect(JSON.parse(ports.stored.get(key) ?? '').namespaces.eip155.connections).toMatchObject([{ misses: 1 }])
  })

  it('restores a wallet that missed a page load on a later one without showing the search', async () => {
    const missing = async (engine: TestEngine) => {
      engine.eip155.announce([])
      await engine.kit.preload()
      await flushPromises()
      engine.ports.advance(3000)
      await flushPromises()
    }
    const first = await afterReload(({ connect }) => connect('one'))
    await missing(first)
    const next = (before: TestEngine) => {
      before.kit.destroy()
      const ports = createFakePorts()
      for (const [name, text] of before.ports.stored) ports.stored.set(name, text)
      return createTestEngine({ ports, preload: false })
    }
    let page = await next(first)
    const seen = page.statuses('eip155')
    await page.kit.preload()
    await flushPromises()
    page.one.answer({ eip155: page.one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(seen).toEqual(['disconnected', 'connected'])
    page = await next(page)
    expect(page.kit.active.getState().status).toBe('reconnecting')
    for (let miss = 0; miss < 6; miss++) {
      await missing(page)
      page = await next(page)
    }
    await page.kit.preload()
    await flushPromises()
    expect(page.one.requested).toEqual([])
  })

  it('remembers a wallet that stays locked for any number of page loads', async () => {
    let page = await afterReload(({ connect }) => connect('one'))
    for (let load = 0; load < 10; load++) {
      await page.kit.preload()
      await flushPromises()
      expect(page.one.requested).toEqual(['reconnect'])
      page.one.answer(undefined)
      await flushPromises()
      page.kit.destroy()
      const ports = createFakePorts()
      for (const [name, text] of page.ports.stored) ports.stored.set(name, text)
      page = await createTestEngine({ ports, preload: false })
    }
    expect(JSON.parse(page.ports.stored.get(key) ?? '').namespaces.eip155.connections).toMatchObject([{ misses: 5 }])
  })

  it('does not search for a wallet that was disconnected', async () => {
    const { kit, one, ports } = await afterReload(async ({ connect, kit: left }) => {
      await connect('one')
      await left.disconnect()
    })
    await kit.preload()
    await flushPromises()
    expect(one.requested).toEqual([])
    expect(JSON.parse(ports.stored.get(key) ?? '').namespaces.eip155.connections).toEqual([])
  })

  it('gives each wallet its own time limit', async () => {
    const engine = await afterReload(async ({ connect }) => {
      await connect('one')
      await connect('sol', ['So1'], 'solana')
    })
    const { kit, sol, ports } = engine
    await kit.preload()
    await flushPromises()
    sol.answer({ solana: sol.session('solana', ['So1'], 'solana:1') })
    await flushPromises()
    expect(kit.namespace('solana').connection.getState().status).toBe('connected')
    ports.advance(4999)
    await flushPromises()
    expect(kit.namespace('eip155').connection.getState().status).toBe('reconnecting')
    ports.advance(1)
    await flushPromises()
    expect(kit.namespace('eip155').connection.getState().status).toBe('disconnected')
    expect(kit.namespace('solana').connection.getState().status).toBe('connected')
    expect(ports.open().timers).toBe(0)
  })

  it('emits an event for a wallet that fails to come back, and shows nothing of it', async () => {
    const { kit, one, events } = await afterReload(({ connect }) => connect('one'))
    await kit.preload()
    await flushPromises()
    const error = new Error('broken')
    one.refuse(error)
    await flushPromises()
    expect(events('kit/internalError')).toMatchObject([{ error, during: 'reconnect of one' }])
    expect(events('connection/failed')).toEqual([])
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('activates the namespace that was restored when the active one was not', async () => {
    const leave = async ({ connect }: TestEngine) => {
      await connect('sol', ['So1'], 'solana')
      await connect('one')
    }
    for (const isActiveLast of [true, false]) {
      const { kit, one, sol } = await afterReload(leave)
      expect(kit.active.getState().namespace).toBe('eip155')
      await kit.preload()
      await flushPromises()
      const answers = [
        () => sol.answer({ solana: sol.session('solana', ['So1'], 'solana:1') }),
        () => one.refuse(new Error('locked')),
      ]
      for (const answer of isActiveLast ? answers : answers.reverse()) {
        answer()
        await flushPromises()
      }
      expect(kit.active.getState()).toMatchObject({ namespace: 'solana', status: 'connected' })
    }
  })

  it('prompts a pairing of several namespaces once', async () => {
    const { kit, pairing } = await afterReload(async ({ kit: left, pairing: paired }) => {
      const done = left.connect({ connectorId: 'walletConnect' })
      paired.answer({
        eip155: paired.session('eip155', ['0xP'], 'eip155:1'),
        solana: paired.session('solana', ['So1'], 'solana:1'),
      })
      await done
    })
    await kit.preload()
    await flushPromises()
    expect(pairing.requested).toEqual(['reconnect'])
    pairing.answer({
      eip155: pairing.session('eip155', ['0xP'], 'eip155:1'),
      solana: pairing.session('solana', ['So1'], 'solana:1'),
    })
    await flushPromises()
    expect(kit.namespace('eip155').connection.getState().status).toBe('connected')
    expect(kit.namespace('solana').connection.getState().status).toBe('connected')
  })

  it('waits for a wallet that is announced late, up to a limit', async () => {
    const { kit, one, eip155, ports } = await afterReload(({ connect }) => connect('one'))
    eip155.announce([])
    await kit.preload()
    await flushPromises()
    expect(one.requested).toEqual([])
    eip155.announce([one.connector])
    await flushPromises()
    expect(one.requested).toEqual(['reconnect'])
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().status).toBe('connected')
    expect(ports.open().timers).toBe(0)
  })

  it('stops restoring a wallet that was removed from the browser', async () => {
    const { kit, eip155, ports } = await afterReload(({ connect }) => connect('one'))
    eip155.announce([])
    await kit.preload()
    await flushPromises()
    ports.advance(3000)
    await flushPromises()
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('lets the user disconnect a wallet that is still reconnecting', async () => {
    const { kit, one } = await afterReload(({ connect }) => connect('one'))
    await kit.preload()
    await flushPromises()
    await kit.disconnect()
    expect(kit.active.getState().status).toBe('disconnected')
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('does not bring back one of two wallets that was disconnected while both reconnected', async () => {
    const engine = await afterReload(async ({ connect }) => {
      await connect('one')
      await connect('two')
    })
    await engine.kit.preload()
    await flushPromises()
    await engine.kit.disconnect({ connectionId: 'eip155:two' })
    engine.kit.destroy()
    const ports = createFakePorts()
    ports.stored.set(key, engine.ports.stored.get(key) ?? '')
    const next = await createTestEngine({ ports, preload: false })
    expect(ids(next)).toEqual(['eip155:one'])
    expect(next.kit.active.getState().connection?.id).toBe('eip155:one')
  })

  it('lets the user connect another wallet during the restore', async () => {
    const engine = await afterReload(({ connect }) => connect('one'))
    const { kit, one, connect } = engine
    await kit.preload()
    await flushPromises()
    await connect('two')
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:two' } })
    expect(ids(engine).sort()).toEqual(['eip155:one', 'eip155:two'])
  })

  it('continues when the user rejects another wallet during the restore, and reports the rejection', async () => {
    const { kit, one, two, statuses } = await afterReload(({ connect }) => connect('one'))
    await kit.preload()
    const seen = statuses('eip155')
    const done = kit.connect({ connectorId: 'two' })
    two.refuse(new Error('no'))
    await done.catch(() => {})
    await flushPromises()
    expect(seen).toEqual(['reconnecting', 'connecting', 'reconnecting'])
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(seen.at(-1)).toBe('connected')
  })

  it('ends a session that comes back after the user disconnected it', async () => {
    const { kit, pairing } = await afterReload(async ({ kit: left, pairing: paired }) => {
      const done = left.connect({ connectorId: 'walletConnect' })
      paired.answer({
        eip155: paired.session('eip155', ['0xP'], 'eip155:1'),
        solana: paired.session('solana', ['So1'], 'solana:1'),
      })
      await done
    })
    await kit.preload()
    await flushPromises()
    await kit.disconnect()
    pairing.answer({
      eip155: pairing.session('eip155', ['0xP'], 'eip155:1'),
      solana: pairing.session('solana', ['So1'], 'solana:1'),
    })
    await flushPromises()
    expect(kit.connections.getState().connections).toEqual([])
    // Both connections share one session.
    expect(pairing.ended).toHaveLength(1)
  })

  it('ends when a wallet returns an invalid response', async () => {
    const trap = new Proxy(
      {},
      {
        get() {
          throw new Error('A trap.')
        },
      },
    )
    for (const nonsense of [null, 7, trap, { eip155: null }, { eip155: trap }, { eip155: { accounts: 7 } }]) {
      const { kit, one, two } = await afterReload(({ connect }) => connect('one'))
      await kit.preload()
      await flushPromises()
      one.answer(nonsense as never)
      await flushPromises()
      expect(kit.active.getState().status).toBe('disconnected')
      const done = kit.connect({ connectorId: 'two' })
      two.answer(nonsense as never)
      await expect(done).rejects.toMatchObject({ isKitError: true })
      expect(kit.active.getState().status).toBe('disconnected')
    }
  })

  it('does not restore a pairing in one namespace after it ended in the other', async () => {
    const both = (wallet: TestEngine['pairing']) => ({
      eip155: wallet.session('eip155', ['0xP'], 'eip155:1'),
      solana: wallet.session('solana', ['So1'], 'solana:1'),
    })
    const { kit, pairing, sol } = await afterReload(async ({ kit: left, pairing: paired, connect }) => {
      const done = left.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
      paired.answer(both(paired))
      await done
      await connect('sol', ['So9'], 'solana')
    })
    await kit.preload()
    await flushPromises()
    pairing.answer(both(pairing))
    await flushPromises()
    for (const namespace of ['eip155', 'solana']) pairing.emit(namespace, { type: 'disconnected', reason: 'wallet' })
    sol.answer(undefined)
    await flushPromises()
    expect(kit.connections.getState().connections).toEqual([])
  })

  it('keeps the stored connections when the page is closed before the wallets respond', async () => {
    const { kit, ports } = await afterReload(({ connect }) => connect('one'))
    const stored = ports.stored.get(key)
    await kit.preload()
    kit.destroy()
    expect(ports.stored.get(key)).toBe(stored)
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })

  it('loads no code and makes no request when there is nothing to restore', async () => {
    const { kit, one } = await afterReload(async () => {})
    await flushPromises()
    expect(kit.active.getState().status).toBe('disconnected')
    expect(one.requested).toEqual([])
  })

  it('remembers the network and the namespace without a wallet', async () => {
    const { kit } = await afterReload(({ kit: left }) => left.switchNetwork({ networkId: 'solana:2' }))
    expect(kit.active.getState()).toMatchObject({ namespace: 'solana', network: { id: 'solana:2' } })
  })

  it('does not read the stored state of a kit with another prefix', async () => {
    const { kit } = await afterReload(({ connect }) => connect('one'), { settings: { storagePrefix: 'other' } })
    expect(kit.active.getState().status).toBe('disconnected')
  })
})

describe('createRestore of a locked wallet', () => {
  const lockedPage = async (leave: Parameters<typeof afterReload>[0] = ({ connect }) => connect('one')) => {
    const engine = await afterReload(leave)
    await engine.kit.preload()
    await flushPromises()
    engine.one.answer(undefined)
    await flushPromises()
    expect(engine.kit.active.getState().status).toBe('disconnected')
    return engine
  }
  const unlock = async ({ one }: TestEngine) => {
    one.unlock()
    await flushPromises()
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
  }

  it('restores it silently when it is unlocked', async () => {
    const engine = await lockedPage()
    const { kit, one, events, statuses } = engine
    const seen = statuses('eip155')
    await unlock(engine)
    expect(seen).toEqual(['disconnected', 'connected'])
    expect(one.requested).toEqual(['reconnect', 'reconnect'])
    expect(events('connection/reconnected')).toMatchObject([{ connectorId: 'one' }])
    expect(kit.active.getState()).toMatchObject({ status: 'connected', account: { address: '0xone' } })
    // The session is watched from here on.
    expect(one.watching()).toBe(1)
  })

  it('requests accounts again each time it reports an unlock until it returns some', async () => {
    const engine = await lockedPage()
    const { kit, one } = engine
    one.unlock()
    await flushPromises()
    one.refuse(new Error('still locked'))
    await flushPromises()
    await unlock(engine)
    expect(one.requested).toEqual(['reconnect', 'reconnect', 'reconnect'])
    expect(kit.active.getState().status).toBe('connected')
  })

  it('does not restore it after the user connected another wallet', async () => {
    const engine = await lockedPage()
    await engine.connect('two')
    await unlock(engine)
    expect(ids(engine)).toEqual(['eip155:two'])
    expect(engine.one.requested).toEqual(['reconnect'])
  })

  it('restores it beside a wallet of another namespace', async () => {
    const engine = await lockedPage()
    await engine.connect('sol', ['So1'], 'solana')
    await unlock(engine)
    expect(ids(engine)).toEqual(['eip155:one', 'solana:sol'])
    expect(engine.kit.active.getState().namespace).toBe('solana')
  })

  it('restores it beside another wallet that was restored without it', async () => {
    const engine = await afterReload(async ({ connect }) => {
      await connect('one')
      await connect('two')
    })
    const { kit, one, two } = engine
    await kit.preload()
    await flushPromises()
    two.answer({ eip155: two.session('eip155', ['0xtwo'], 'eip155:1') })
    await flushPromises()
    one.answer(undefined)
    await flushPromises()
    await unlock(engine)
    expect(ids(engine)).toEqual(['eip155:two', 'eip155:one'])
    expect(kit.active.getState().connection?.id).toBe('eip155:two')
  })

  it('does not restore it after the user disconnected', async () => {
    const engine = await lockedPage()
    await engine.kit.disconnect()
    await unlock(engine)
    expect(ids(engine)).toEqual([])
    expect(engine.one.requested).toEqual(['reconnect'])
  })

  it('requests no silent reconnect from a wallet while the user connects it', async () => {
    const engine = await lockedPage()
    const { kit, one } = engine
    const connecting = kit.connect({ connectorId: 'one' })
    one.unlock()
    await flushPromises()
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await connecting
    expect(one.requested).toEqual(['reconnect', 'connect'])
  })

  it('listens to it again when its extension announces a new provider', async () => {
    const engine = await lockedPage()
    const { kit, one, eip155 } = engine
    const connector = { ...one.connector }
    eip155.announce([connector])
    await flushPromises()
    expect(one.requested).toEqual(['reconnect', 'reconnect'])
    one.answer(undefined)
    await flushPromises()
    await unlock(engine)
    expect(kit.active.getState().status).toBe('connected')
  })

  it('no longer listens to it after the kit is destroyed', async () => {
    const { kit, one } = await lockedPage()
    expect(one.watching()).toBe(1)
    kit.destroy()
    expect(one.watching()).toBe(0)
  })

  it('restores it when it announces itself after the discovery limit', async () => {
    const { kit, one, eip155, ports } = await afterReload(({ connect }) => connect('one'))
    eip155.announce([])
    await kit.preload()
    await flushPromises()
    ports.advance(3000)
    await flushPromises()
    expect(kit.active.getState().status).toBe('disconnected')
    eip155.announce([one.connector])
    await flushPromises()
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().status).toBe('connected')
  })
})

describe('createRestore with an answer after the time limit', () => {
  const latePage = async () => {
    const engine = await afterReload(({ connect }) => connect('one'))
    await engine.kit.preload()
    await flushPromises()
    engine.ports.advance(5000)
    await flushPromises()
    expect(engine.kit.active.getState().status).toBe('disconnected')
    return engine
  }
  const answerLate = async ({ one }: TestEngine) => {
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
  }

  it('restores the connection', async () => {
    const engine = await latePage()
    await answerLate(engine)
    expect(engine.kit.active.getState()).toMatchObject({ status: 'connected', account: { address: '0xone' } })
  })

  it('does not abort the reconnect at the limit, only with the kit', async () => {
    const { kit, one, eip155, ports } = await afterReload(({ connect }) => connect('one'))
    const signals: AbortSignal[] = []
    const reconnect: Connector['reconnect'] = (request) => {
      signals.push(request.signal)
      return one.connector.reconnect(request)
    }
    eip155.announce([{ ...one.connector, reconnect }])
    await kit.preload()
    await flushPromises()
    ports.advance(5000)
    await flushPromises()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    kit.destroy()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('ignores the answer after the user connected another wallet', async () => {
    const engine = await latePage()
    const { kit, two } = engine
    const connecting = kit.connect({ connectorId: 'two' })
    two.answer({ eip155: two.session('eip155', ['0xtwo'], 'eip155:1') })
    await connecting
    await answerLate(engine)
    expect(ids(engine)).toEqual(['eip155:two'])
  })

  it('ends the session after the user disconnected', async () => {
    const engine = await latePage()
    await engine.kit.disconnect()
    await answerLate(engine)
    expect(ids(engine)).toEqual([])
    expect(engine.one.ended).toEqual(['eip155'])
  })
})
