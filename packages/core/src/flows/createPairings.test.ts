import { createFakeAdapter, createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createKit } from '../kit/createKit.js'

describe('createPairings', () => {
  it('requests the namespace and network that the user wants first', async () => {
    const { kit, pairing, requests } = await createTestEngine()
    void kit.startPairing({ namespace: 'solana', networkId: 'solana:2' })
    await flushPromises()
    expect(requests(pairing)[0]).toEqual(['solana:2', 'solana:1'])
  })

  it('requests the other namespaces when the wanted chain cannot be paired', async () => {
    const { kit, pairing } = await createTestEngine()
    void kit.startPairing({ namespace: 'polkadot' })
    await flushPromises()
    expect(pairing.requested).toEqual(['connect'])
  })

  it('replaces a connect that it started, and no other', async () => {
    const { kit, one } = await createTestEngine()
    const other = kit.connect({ connectorId: 'one' })
    kit.cancelConnect()
    await expect(other).rejects.toMatchObject({ code: 'connection/aborted' })
    void kit.startPairing()
    await flushPromises()
    expect(kit.attempt.getState()).toMatchObject({ status: 'waiting', connectorId: 'walletConnect' })
    expect(one.requested).toEqual(['connect'])
  })

  it('fails with a typed error when no pairing connector is configured', async () => {
    const kit = createKit({
      metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
      adapters: [() => createFakeAdapter('eip155', [])],
      ports: createFakePorts(),
    })
    kit.start()
    await kit.preload()
    void kit.startPairing()
    await flushPromises()
    expect(kit.pairing.getState()).toMatchObject({ status: 'failed', error: { code: 'connector/notFound' } })
  })
})
