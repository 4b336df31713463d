import { describe, expect, it } from 'vitest'
import { fakeAccount } from '../../test/createFakeChain.js'
import { createTestEngine } from '../../test/createTestEngine.js'

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
