import { codeOf, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

describe('disconnect', () => {
  it('activates another connection after ending the active one', async () => {
    const { kit, one, two, connect } = await createTestEngine()
    await connect('one')
    await connect('two')
    await kit.disconnect({ connectionId: 'eip155:two' })
    expect(two.ended).toEqual(['eip155'])
    expect(one.ended).toEqual([])
    expect(kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:one' } })
  })

  it('ends the pairing in every namespace, and nothing else', async () => {
    const { kit, pairing, sol, connect } = await createTestEngine()
    const done = kit.connect({ connectorId: 'walletConnect' })
    pairing.answer({
      eip155: pairing.session('eip155', ['0xP'], 'eip155:1'),
      solana: pairing.session('solana', ['So1'], 'solana:1'),
    })
    await done
    await connect('sol', ['So2'], 'solana')
    await kit.disconnect({ namespace: 'eip155' })
    expect(kit.connections.getState().connections.map(({ id }) => id)).toEqual(['solana:sol'])
    expect(pairing.ended).toHaveLength(1)
    expect(sol.ended).toEqual([])
  })

  it('ends all connections without a target', async () => {
    const { kit, connect } = await createTestEngine()
    await connect('one')
    await connect('sol', ['So1'], 'solana')
    await kit.disconnect()
    expect(kit.connections.getState()).toEqual({ connections: [], activeIds: [] })
    expect(kit.active.getState().namespace).toBe('solana')
  })

  it('activates another connected namespace after ending the active one', async () => {
    const { kit, connect } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    await connect('one')
    await kit.disconnect({ namespace: 'eip155' })
    expect(kit.active.getState()).toMatchObject({ namespace: 'solana', status: 'connected' })
  })

  it('rejects with all failures together after the page is cleaned up', async () => {
    const { kit, one, two, events, connect } = await createTestEngine()
    await connect('one')
    await connect('two')
    one.failDisconnect = () => new Error('first')
    two.failDisconnect = () => new Error('second')
    const done = kit.disconnect()
    expect(kit.connections.getState().connections).toEqual([])
    const error = await done.catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'connection/disconnectFailed', shortMessage: 'Failed to disconnect' })
    expect(error.cause.errors.map(({ message }: Error) => message)).toEqual(['first', 'second'])
    expect(error.details).toBe('eip155:one, eip155:two')
    expect(events('connection/disconnectFailed')).toHaveLength(1)
  })

  it('waits ten seconds for a wallet that never answers', async () => {
    const { kit, one, ports } = await createTestEngine()
    const connecting = kit.connect({ connectorId: 'one' })
    const session = one.session('eip155', ['0xA'], 'eip155:1')
    one.answer({ eip155: { ...session, disconnect: () => new Promise(() => {}) } })
    await connecting
    const done = codeOf(kit.disconnect())
    await flushPromises()
    ports.advance(10_000)
    expect(await done).toBe('connection/disconnectFailed')
  })

  it('rejects an unknown connection', async () => {
    const { kit } = await createTestEngine()
    expect(await codeOf(kit.disconnect({ connectionId: 'eip155:one' }))).toBe('connection/notConnected')
  })

  it('cancels a connect in progress', async () => {
    const { kit } = await createTestEngine()
    const connecting = codeOf(kit.connect({ connectorId: 'one' }))
    await kit.disconnect()
    expect(await connecting).toBe('connection/aborted')
    expect(kit.active.getState().status).toBe('disconnected')
  })
})
