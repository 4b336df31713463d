import { describe, expect, it } from 'vitest'
import { createBitcoinTestWallet } from './createBitcoinTestWallet.js'

const chains = { regtest: 'http://127.0.0.1:1', signet: 'http://127.0.0.1:1' }
const connect = (wallet: ReturnType<typeof createBitcoinTestWallet>, input?: object) =>
  (
    wallet.wallet.features['bitcoin:connect'] as {
      connect(input?: object): Promise<{ accounts: { address: string }[] }>
    }
  ).connect(input)
const storage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  }
}

describe('createBitcoinTestWallet', () => {
  it('waits for its owner in manual mode, and follows their decision', async () => {
    const wallet = createBitcoinTestWallet({ chains, behavior: { mode: 'manual', rejection: 'wbip' } })
    const declined = connect(wallet).catch((error: unknown) => error)
    expect((await wallet.rejectNext()).method).toBe('bitcoin:connect')
    expect(await declined).toMatchObject({ code: -32000 })
    const allowed = connect(wallet)
    await wallet.approveNext()
    // Two addresses on each of two chains.
    expect((await allowed).accounts).toHaveLength(4)
    expect(wallet.queue).toEqual([])
  })

  it('exposes nothing while it is locked, and prompts again to unlock', async () => {
    const wallet = createBitcoinTestWallet({ chains })
    await connect(wallet)
    const changes: unknown[] = []
    const { on } = wallet.wallet.features['standard:events'] as {
      on(event: string, listener: (payload: unknown) => void): () => void
    }
    const end = on('change', (payload) => changes.push(payload))
    wallet.lock()
    expect([wallet.wallet.accounts, changes]).toEqual([[], [{ accounts: [] }]])
    wallet.unlock()
    expect(wallet.wallet.accounts).toHaveLength(4)
    end()
    expect(wallet.listenerCount()).toBe(0)
  })

  it('remembers the page after a reload', async () => {
    const shared = storage()
    await connect(createBitcoinTestWallet({ chains, storage: shared }))
    const reloaded = createBitcoinTestWallet({ chains, storage: shared })
    expect(reloaded.authorized).toBe(true)
    reloaded.revoke()
    expect(createBitcoinTestWallet({ chains, storage: shared }).authorized).toBe(false)
  })

  it('answers WBIP requests as JSON-RPC', async () => {
    const wallet = createBitcoinTestWallet({ chains })
    const denied = { error: { code: -32002 } }
    expect(await wallet.provider.request('wallet_getAccount')).toMatchObject(denied)
    expect(await wallet.provider.request('wallet_connect')).toMatchObject({
      result: { network: { bitcoin: { name: 'Regtest' } }, addresses: [{ address: wallet.selected }, {}] },
    })
    expect(await wallet.provider.request('nothing')).toMatchObject({ error: { code: -32601 } })
    await wallet.provider.request('wallet_changeNetwork', { name: 'Signet' })
    expect([wallet.chain, wallet.selected.slice(0, 3)]).toEqual(['signet', 'tb1'])
  })

  it('signs only for connected pages, and needs a key and a chain', async () => {
    const wallet = createBitcoinTestWallet({ chains })
    const params = { address: wallet.selected, message: 'x' }
    expect(await wallet.provider.request('signMessage', params)).toMatchObject({ error: { code: -32002 } })
    expect(() => createBitcoinTestWallet({ chains: {} })).toThrow(TypeError)
    expect(() => wallet.selectAccount('unknown')).toThrow(RangeError)
    expect(() => wallet.selectChain('mainnet')).toThrow(RangeError)
  })
})
