import { describe, expect, it } from 'vitest'
import { createFakeWallet, fakeAccount } from '../../test/createFakeChain.js'
import { createTestEngine } from '../../test/createTestEngine.js'
import { createStore } from '../store/createStore.js'
import { disconnected } from './ConnectionState.js'
import { connected } from './connectionTransitions.js'
import { createSessions } from './createSessions.js'

describe('what a wallet reports', () => {
  it('follows the account that the wallet selects, and keeps the chosen one otherwise', async () => {
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

  it('keeps the choice while it is allowed, of a wallet that has none selected', async () => {
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

  it('an empty list of accounts is a disconnect', async () => {
    const { kit, one, events, connect } = await createTestEngine()
    await connect('one')
    one.emit('eip155', { type: 'accountsChanged', accounts: [] })
    expect(kit.active.getState().status).toBe('disconnected')
    expect(one.watching()).toBe(0)
    expect(events('connection/disconnected')).toMatchObject([{ connectorId: 'one', reason: 'no-accounts' }])
  })

  it('a disconnect leaves another wallet current', async () => {
    const { kit, two, connect } = await createTestEngine()
    await connect('one')
    await connect('two')
    two.emit('eip155', { type: 'disconnected', reason: 'user-disconnected' })
    expect(kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:one' } })
  })

  it('is not heard after it was let go', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one')
    await kit.disconnect()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    expect(kit.connections.getState().connections).toEqual([])
  })

  it('tells what it approved', async () => {
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

describe('a session', () => {
  function createOne() {
    const store = createStore(disconnected)
    const sessions = createSessions(
      new Map([['eip155', store]]),
      (a, b) => a.address === b.address,
      () => false,
      () => {},
    )
    const wallet = createFakeWallet('one', ['eip155'])
    const adopt = () =>
      sessions.adopt(wallet.connector, 'eip155', wallet.session('eip155', ['0xA'], 'eip155:1'), connected)
    return { sessions, wallet, adopt }
  }

  it('tells those who wait for the wallet that it has ended, and why', () => {
    const { sessions, wallet, adopt } = createOne()
    adopt()
    const ended = sessions.live('eip155:one')?.ended
    adopt()
    expect(ended?.aborted).toBe(false)
    wallet.emit('eip155', { type: 'disconnected', reason: 'the extension was reloaded' })
    expect(ended?.reason).toMatchObject({ code: 'connection/ended', details: 'the extension was reloaded' })
  })

  it('ends with the kit', () => {
    const { sessions, wallet, adopt } = createOne()
    adopt()
    const ended = sessions.live('eip155:one')?.ended
    sessions.destroy()
    expect(ended?.reason).toMatchObject({ code: 'kit/aborted' })
    expect(sessions.destroyed.reason).toMatchObject({ code: 'kit/aborted' })
    expect(wallet.ended).toEqual([])
  })
})
