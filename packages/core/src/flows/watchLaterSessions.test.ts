import { createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'

async function pairForEvm() {
  const engine = await createTestEngine()
  const { kit, pairing } = engine
  const done = kit.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
  pairing.answer({ eip155: pairing.session('eip155', ['0xP'], 'eip155:1') })
  await done
  return engine
}

describe('watchLaterSessions', () => {
  it('connects a namespace that a paired wallet adds later without changing the active one', async () => {
    const { kit, pairing, events } = await pairForEvm()
    pairing.give({ solana: pairing.session('solana', ['So1'], 'solana:2') })
    expect(kit.namespace('solana').connection.getState()).toMatchObject({
      status: 'connected',
      activeId: 'solana:walletConnect',
      connections: [{ account: { address: 'So1' }, networkId: 'solana:2' }],
    })
    expect(kit.active.getState().namespace).toBe('eip155')
    expect(events('connection/reconnected')).toMatchObject([{ namespace: 'solana', connectorId: 'walletConnect' }])
    pairing.emit('solana', { type: 'disconnected', reason: 'user-disconnected' })
    expect(kit.namespace('solana').connection.getState().status).toBe('disconnected')
    expect(kit.namespace('eip155').connection.getState().status).toBe('connected')
  })

  it('replaces no other wallet', async () => {
    const { kit, pairing, connect } = await pairForEvm()
    await connect('sol', ['So9'], 'solana')
    pairing.give({ solana: pairing.session('solana', ['So1'], 'solana:1') })
    expect(kit.namespace('solana').connection.getState()).toMatchObject({ status: 'connected', activeId: 'solana:sol' })
    expect(kit.namespace('solana').connection.getState().connections).toHaveLength(2)
  })

  it('remembers the added namespace', async () => {
    const { pairing, ports } = await pairForEvm()
    pairing.give({ solana: pairing.session('solana', ['So1'], 'solana:1') })
    await flushPromises()
    const { kit, pairing: again } = await createTestEngine({ ports })
    await flushPromises()
    again.answer({
      eip155: again.session('eip155', ['0xP'], 'eip155:1'),
      solana: again.session('solana', ['So1'], 'solana:1'),
    })
    await flushPromises()
    expect(kit.connections.getState().activeIds).toEqual(['eip155:walletConnect', 'solana:walletConnect'])
  })

  it('ignores a namespace that is already shown, has no account, or no adapter', async () => {
    const { kit, pairing } = await pairForEvm()
    pairing.give({
      eip155: pairing.session('eip155', ['0xQ'], 'eip155:2'),
      solana: pairing.session('solana', [], 'solana:1'),
      cosmos: pairing.session('cosmos', ['c'], 'cosmos:1'),
    })
    expect(kit.connections.getState().connections).toMatchObject([
      { id: 'eip155:walletConnect', networkId: 'eip155:1' },
    ])
  })
  it('connects a session that an earlier page load requested, like a connect', async () => {
    const { events, kit, pairing, connect } = await createTestEngine()
    await connect('one')
    const waiting = kit.connect({ connectorId: 'walletConnect' }).catch((error) => error.code)
    pairing.give(
      {
        solana: pairing.session('solana', ['So1'], 'solana:1'),
        eip155: pairing.session('eip155', ['0xP'], 'eip155:1'),
      },
      true,
    )
    expect(kit.active.getState()).toMatchObject({ namespace: 'solana', account: { address: 'So1' } })
    expect(kit.connections.getState().connections.map(({ id }) => id)).toEqual([
      'eip155:one',
      'eip155:walletConnect',
      'solana:walletConnect',
    ])
    expect(events('connection/connected').at(-1)).toMatchObject({
      connectorId: 'walletConnect',
      namespace: 'solana',
      method: 'qrcode',
      walletName: 'walletConnect',
    })
    // The link that is shown is no longer needed.
    expect(await waiting).toBe('connection/aborted')
    expect(kit.pairing.getState().status).toBe('idle')
  })
})
