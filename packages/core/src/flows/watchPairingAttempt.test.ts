import { createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { AttemptState } from '../connection/AttemptState.js'
import { KitError } from '../error/KitError.js'
import { createStore } from '../store/createStore.js'
import { watchPairingAttempt } from './watchPairingAttempt.js'

describe('watchPairingAttempt', () => {
  it('follows any pairing connect from its start over its link to its end', async () => {
    const { events, kit, pairing } = await createTestEngine()
    const done = kit.connect({ connectorId: 'walletConnect' })
    expect(kit.pairing.getState().status).toBe('preparing')
    pairing.emitUri('wc:1')
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', uri: 'wc:1' })
    expect(events('pairing/uri')).toHaveLength(1)
    pairing.answer({ eip155: pairing.session('eip155', ['0xP'], 'eip155:1') })
    await done
    expect(kit.pairing.getState().status).toBe('idle')
  })

  it('shows the error that the connect ended with', async () => {
    const { kit, pairing } = await createTestEngine()
    void kit.startPairing()
    await flushPromises()
    pairing.refuse(new KitError('connection/rejected', { shortMessage: 'no' }))
    await flushPromises()
    expect(kit.pairing.getState()).toMatchObject({ status: 'declined' })
  })

  it.each([
    [true, 'connection/aborted'],
    [false, undefined],
  ])('shows a cancelled pairing as a failure only while the user looks at it (%s)', (isSeen, code) => {
    const attempt = createStore<AttemptState>({ status: 'idle' })
    const ends: unknown[] = []
    const end = watchPairingAttempt({
      connecting: { attempt, watchUris: () => () => {} },
      connections: createStore({ connections: [] }),
      pairing: {
        isPairing: () => true,
        isViewed: () => isSeen,
        started() {},
        ended: (error?: KitError) => void ends.push(error?.code),
      },
    } as never)
    attempt.update(() => ({ status: 'waiting', connectorId: 'walletConnect', namespace: 'eip155' }))
    attempt.update(() => ({ status: 'idle' }))
    end()
    expect(ends).toEqual([code])
  })

  it('ignores connects of other kinds', async () => {
    const { connect, kit } = await createTestEngine()
    await connect('one')
    expect(kit.pairing.getState().status).toBe('idle')
  })
})
