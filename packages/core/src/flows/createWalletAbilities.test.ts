import { codeOf, createFakePorts, createTestEngine, fakeAccount, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { connectWallet, refuse } from '../testing/connectWallet.js'

describe('getCapabilities', () => {
  it('queries the wallet once per account and network, and again when its accounts change', async () => {
    const getCapabilities = vi.fn(async () => ({ atomic: { status: 'supported' as const } }))
    const { kit, one } = await connectWallet({ getCapabilities })
    expect(getCapabilities).not.toHaveBeenCalled()
    const both = await Promise.all([kit.getCapabilities(), kit.getCapabilities()])
    expect(both).toEqual(Array(2).fill({ atomic: { status: 'supported' } }))
    await kit.getCapabilities()
    expect(getCapabilities).toHaveBeenCalledTimes(1)
    await kit.getCapabilities({ networkId: 'eip155:2' })
    await kit.getCapabilities({ address: '0xB' })
    expect(getCapabilities.mock.calls).toMatchObject([
      [{ network: { id: 'eip155:1' }, account: { address: '0xA' }, provider: one }],
      [{ network: { id: 'eip155:2' } }],
      [{ account: { address: '0xB' } }],
    ])
    one.emit('eip155', {
      type: 'accountsChanged',
      accounts: [fakeAccount('eip155', '0xB'), fakeAccount('eip155', '0xA')],
    })
    await flushPromises()
    await kit.getCapabilities({ address: '0xA' })
    expect(getCapabilities).toHaveBeenCalledTimes(4)
  })

  it('returns nothing when the wallet fails, which is retried, or the chain has no such method', async () => {
    const getCapabilities = vi.fn(refuse)
    const { kit } = await connectWallet({ getCapabilities })
    expect(await kit.getCapabilities()).toEqual({})
    expect(await kit.getCapabilities()).toEqual({})
    expect(getCapabilities).toHaveBeenCalledTimes(2)
    const { kit: other } = await connectWallet()
    expect(await other.getCapabilities()).toEqual({})
  })

  it('returns nothing for a wallet that does not answer in ten seconds', async () => {
    const ports = createFakePorts()
    const { kit } = await connectWallet({ getCapabilities: () => new Promise(() => {}) }, ports)
    const answer = kit.getCapabilities()
    await flushPromises()
    ports.advance(10_000)
    expect(await answer).toEqual({})
  })

  it('rejects with a typed error without a wallet', async () => {
    const { kit } = await createTestEngine({ eip155: {} })
    expect(await codeOf(kit.getCapabilities())).toBe('connection/notConnected')
  })
})
