import { createFakeClock, createFakeWallet, createTestEngine, fakeAccount, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { SessionEvent } from '../connector/Connector.js'
import { createStore } from '../store/createStore.js'
import { disconnected } from './ConnectionState.js'
import { connected } from './connectionTransitions.js'
import { createSessions } from './createSessions.js'

describe('createSessions', () => {
  it("follows the account that the wallet selects, and keeps the user's choice otherwise", async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one', ['0xA', '0xB'])
    kit.setActive({ address: '0xB' })
    const report = (...addresses: string[]) =>
      one.emit('eip155', { type: 'accountsChanged', accounts: addresses.map((a) => fakeAccount('eip155', a)) })
    report('0xA', '0xB', '0xC')
    expect(kit.active.getState().account?.address).toBe('0xB')
    report('0xC', '0xB')
    expect(kit.active.getState().account?.address).toBe('0xC')
  })

  it("keeps the user's choice while it is allowed for a wallet without a selection", async () => {
    const { kit, one } = await createTestEngine()
    const done = kit.connect({ connectorId: 'one' })
    one.answer({ eip155: { ...one.session('eip155', ['0xA', '0xB', '0xC'], 'eip155:1'), hasSelection: false } })
    await done
    kit.setActive({ address: '0xC' })
    const report = (...addresses: string[]) =>
      one.emit('eip155', { type: 'accountsChanged', accounts: addresses.map((a) => fakeAccount('eip155', a)) })
    report('0xB', '0xC')
    expect(kit.active.getState().account?.address).toBe('0xC')
    report('0xD', '0xB', '0xC')
    expect(kit.active.getState().account?.address).toBe('0xC')
    report('0xD', '0xB')
    expect(kit.active.getState().account?.address).toBe('0xD')
  })

  it('treats an empty list of accounts as a disconnect until the wallet is unlocked', async () => {
    const { kit, one, events, connect } = await createTestEngine()
    await connect('one', ['0xA', '0xB'])
    kit.setActive({ address: '0xB' })
    const report = (...addresses: string[]) =>
      one.emit('eip155', { type: 'accountsChanged', accounts: addresses.map((a) => fakeAccount('eip155', a)) })
    report()
    expect(kit.active.getState().status).toBe('disconnected')
    expect(events('connection/disconnected')).toMatchObject([{ connectorId: 'one', reason: 'no-accounts' }])
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    report('0xA', '0xB')
    expect(kit.active.getState()).toMatchObject({
      status: 'connected',
      account: { address: '0xB' },
      network: { id: 'eip155:2' },
    })
    expect(events('connection/reconnected')).toMatchObject([{ connectorId: 'one' }])
  })

  it('finds a locked wallet again after a reload, unless the user disconnected all wallets before it', async () => {
    for (const isEnded of [false, true]) {
      const { kit, one, ports, connect } = await createTestEngine()
      await connect('one')
      one.emit('eip155', { type: 'accountsChanged', accounts: [] })
      if (isEnded) await kit.disconnect()
      expect(one.ended).toEqual(isEnded ? ['eip155'] : [])
      expect(one.watching()).toBe(isEnded ? 0 : 1)
      kit.destroy()
      const next = await createTestEngine({ ports })
      await flushPromises()
      expect(next.kit.active.getState().status).toBe('disconnected')
      expect(next.one.requested).toEqual(isEnded ? [] : ['reconnect'])
      next.one.answer({ eip155: next.one.session('eip155', ['0xone'], 'eip155:1') })
      await flushPromises()
      expect(next.kit.active.getState().status).toBe(isEnded ? 'disconnected' : 'connected')
    }
  })

  it('survives hostile events and bounds their size', async () => {
    const { kit, one, events, connect } = await createTestEngine()
    await connect('one')
    const trap = new Proxy({} as SessionEvent, {
      get() {
        throw new Error('A trap.')
      },
    })
    one.emit('eip155', trap)
    one.emit('eip155', { type: 'accountsChanged', accounts: [trap] as never })
    one.emit('eip155', { type: 'accountsChanged', accounts: 7 as never })
    one.emit('eip155', { type: 'networkChanged', networkId: 'solana:1' })
    expect(events('kit/internalError')).toMatchObject([{ during: 'session/event' }])
    expect(kit.active.getState()).toMatchObject({ status: 'connected', network: { id: 'eip155:1' } })
    const many = Array.from({ length: 20_000 }, (_, at) => fakeAccount('eip155', `0x${at}`))
    one.emit('eip155', { type: 'accountsChanged', accounts: many })
    expect(kit.active.getState().connection?.accounts).toHaveLength(500)
  })

  it('keeps another wallet active after a disconnect', async () => {
    const { kit, two, connect } = await createTestEngine()
    await connect('one')
    await connect('two')
    two.emit('eip155', { type: 'disconnected', reason: 'user-disconnected' })
    expect(kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:one' } })
  })

  it('ignores events after the session was dropped', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one')
    await kit.disconnect()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    expect(kit.connections.getState().connections).toEqual([])
  })

  it('updates the approved networks', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one')
    expect(kit.namespace('eip155').network.getState()).toMatchObject({ supportsAllNetworks: true })
    one.emit('eip155', { type: 'approvedNetworksChanged', networkIds: ['eip155:1'] })
    expect(kit.namespace('eip155').network.getState()).toMatchObject({
      supportsAllNetworks: false,
      approvedIds: ['eip155:1'],
    })
  })
})

describe('createSessions when a session ends', () => {
  function createOne() {
    const store = createStore(disconnected)
    const sessions = createSessions(
      new Map([['eip155', store]]),
      (a, b) => a.address === b.address,
      () => false,
      () => {},
      createFakeClock(0),
    )
    const wallet = createFakeWallet('one', ['eip155'])
    const adopt = () =>
      sessions.adopt(wallet.connector, 'eip155', wallet.session('eip155', ['0xA'], 'eip155:1'), connected)
    return { sessions, wallet, adopt }
  }

  it('notifies pending requests with the reason', () => {
    const { sessions, wallet, adopt } = createOne()
    adopt()
    const ended = sessions.live('eip155:one')?.ended
    adopt()
    expect(ended?.aborted).toBe(false)
    wallet.emit('eip155', { type: 'disconnected', reason: 'the extension was reloaded' })
    expect(ended?.reason).toMatchObject({ code: 'connection/ended', details: 'the extension was reloaded' })
  })

  it('ends sessions with the kit', () => {
    const { sessions, wallet, adopt } = createOne()
    adopt()
    const ended = sessions.live('eip155:one')?.ended
    sessions.destroy()
    expect(ended?.reason).toMatchObject({ code: 'connection/aborted' })
    expect(sessions.destroyed.reason).toMatchObject({ code: 'connection/aborted' })
    expect(wallet.ended).toEqual([])
  })
})
