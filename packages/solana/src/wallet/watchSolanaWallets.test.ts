import type { Connector, SessionEvent } from '@kit/core/adapter'
import { createFakePorts } from '@kit/testing'
import { createSolanaTestWallet, registerWallet } from '@kit/testing/solana'
import { describe, expect, it } from 'vitest'
import { solanaDevnet, solanaMainnet } from '../network/solanaNetworks.js'
import { watchSolanaWallets } from './watchSolanaWallets.js'

const chains = { 'solana:mainnet': 'http://127.0.0.1:1' }
const wallet = (name = 'Test Wallet') => createSolanaTestWallet({ chains, name })

function watch() {
  const ports = createFakePorts()
  const { page } = ports.announcements
  const lists: (readonly Connector[])[] = []
  const start = () => watchSolanaWallets(ports, (list) => lists.push(list))
  const names = () => lists.at(-1)?.map(({ info }) => info.name)
  return { ports, page, lists, start, names }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('watchSolanaWallets', () => {
  it('finds an already registered wallet immediately', () => {
    const { page, start, lists, names } = watch()
    wallet().announce(page)
    start()
    expect(names()).toEqual(['Test Wallet'])
    expect(lists).toHaveLength(1)
    expect(lists[0]?.[0]?.info).toMatchObject({ id: 'Test Wallet', type: 'ANNOUNCED', namespaces: ['solana'] })
    expect(lists[0]?.[0]?.info.imageUrl).toMatch(/^data:image\//)
  })

  it('finds wallets that register later, and reports those of one tick together', async () => {
    const { page, start, lists, names } = watch()
    start()
    wallet('One').announce(page)
    wallet('Two').announce(page)
    await settled()
    expect(names()).toEqual(['One', 'Two'])
    expect(lists).toHaveLength(2)
  })

  it('removes a wallet that unregisters', async () => {
    const { page, start, names } = watch()
    start()
    const end = wallet('One').announce(page)
    wallet('Two').announce(page)
    end()
    await settled()
    expect(names()).toEqual(['Two'])
  })

  it('uses the newer of two wallets with the same name, since the older is stale after an extension reload', async () => {
    const { page, start, lists, names, ports } = watch()
    const [dead, other, reloaded] = [wallet('Phantom'), wallet('Other'), wallet('Phantom')]
    start()
    dead.announce(page)
    other.announce(page)
    const end = reloaded.announce(page)
    // Registering again doesn't make it newer.
    dead.announce(page)
    await settled()
    expect(names()).toEqual(['Phantom', 'Other'])
    const signal = new AbortController().signal
    await lists.at(-1)?.[0]?.connect({ requests: [], signal })
    expect([dead.authorized, reloaded.authorized]).toEqual([false, true])
    expect(ports.announcements.listenerCount()).toBe(1)
    expect(ports.logged.filter(({ level }) => level === 'warn')).toHaveLength(1)
    end()
    await settled()
    expect(names()).toEqual(['Phantom', 'Other'])
    await lists.at(-1)?.[0]?.connect({ requests: [], signal })
    expect(dead.authorized).toBe(true)
  })

  it("finds every wallet, even when another wallet captures the page's events", () => {
    const { page, start, names } = watch()
    wallet('Early').announce(page)
    page.addEventListener('wallet-standard:app-ready', (event) => event.stopImmediatePropagation())
    wallet('Behind').announce(page)
    start()
    expect(names()).toEqual(['Early', 'Behind'])
  })

  it('finds every wallet, even when another wallet tampers with the registration API', async () => {
    const { page, start, names } = watch()
    const tamper = (api: Record<string, unknown>) => {
      for (const corrupt of [() => (api['register'] = () => {}), () => delete api['register'], () => (api['then'] = 1)])
        try {
          corrupt()
        } catch {
          // A frozen object throws, which a hostile wallet would hide.
        }
    }
    page.addEventListener('wallet-standard:app-ready', (event) => tamper((event as CustomEvent).detail))
    wallet('Early').announce(page)
    start()
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: tamper }))
    wallet('Late').announce(page)
    await settled()
    expect(names()).toEqual(['Early', 'Late'])
  })

  it('ignores everything after it is stopped, even a wallet that kept the register function', async () => {
    const { page, start, lists } = watch()
    let api: { register(value: unknown): unknown } | undefined
    page.addEventListener('wallet-standard:app-ready', (event) => {
      api = (event as CustomEvent).detail
    })
    const end = start()
    end()
    wallet().announce(page)
    api?.register(wallet('Late').wallet)
    await settled()
    expect(lists).toEqual([[]])
  })

  it('accepts several wallets in one call, and a multi-chain wallet', async () => {
    const { page, start, names } = watch()
    start()
    const both = { ...wallet('Both').wallet, chains: ['bitcoin:mainnet', 'solana:mainnet'] }
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { register(...values: unknown[]): () => void }) => api.register(wallet('One').wallet, both),
      }),
    )
    await settled()
    expect(names()).toEqual(['One', 'Both'])
  })
})

describe('createWalletSession', () => {
  const connect = async (networks = [solanaDevnet, solanaMainnet]) => {
    const { page, start, lists } = watch()
    const one = wallet()
    one.announce(page)
    start()
    const requests = [{ namespace: 'solana', networks }]
    const signal = new AbortController().signal
    const sessions = await lists[0]?.[0]?.connect({ requests, signal })
    const session = sessions?.['solana']
    if (!session) throw new Error('There is no session')
    const events: SessionEvent[] = []
    session.watch((event) => events.push(event))
    return { wallet: one, session, events }
  }

  it('starts on the first network that the wallet supports, and lists the supported ones', async () => {
    const { session } = await connect()
    expect(session.networkId).toBe(solanaMainnet.id)
    expect(session.approvedNetworkIds).toEqual([solanaMainnet.id])
    expect(session.accounts[0]).toMatchObject({ type: 'eoa', label: 'Account 1' })
  })

  it("starts on mainnet when the wallet supports none of the app's networks", async () => {
    const { session } = await connect([solanaDevnet])
    expect(session.networkId).toBe(solanaMainnet.id)
  })

  it('ignores events that carry no account or are malformed', async () => {
    const { wallet: one, events } = await connect()
    const trap = {
      get accounts(): unknown {
        throw new Error('trap')
      },
    }
    for (const change of [undefined, null, 7, {}, { chains: ['x'] }, { accounts: 7 }, { accounts: [{}] }, trap])
      one.emit('change', change)
    expect(events).toEqual([])
    one.emit('change', { accounts: [] })
    expect(events).toEqual([{ type: 'accountsChanged', accounts: [] }])
  })

  it('reports no accounts while the wallet is locked, and reports them again after unlock', async () => {
    const { wallet: one, events } = await connect()
    one.lock()
    expect(events).toEqual([{ type: 'accountsChanged', accounts: [] }])
    one.unlock()
    expect(events.at(-1)).toMatchObject({ type: 'accountsChanged', accounts: [{ address: one.selected }] })
  })

  it('keeps only the Solana accounts of a multi-chain wallet', async () => {
    const { wallet: one, events } = await connect()
    const [address] = one.addresses
    one.emit('change', {
      accounts: [
        { address: 'bc1qxyz', chains: ['bitcoin:mainnet'] },
        { address, chains: ['solana:mainnet'] },
        { address, chains: ['solana:devnet'] },
      ],
    })
    expect(events).toEqual([{ type: 'accountsChanged', accounts: [{ namespace: 'solana', address, type: 'eoa' }] }])
    one.emit('change', { accounts: [{ address: 'bc1qxyz', chains: ['bitcoin:mainnet'] }] })
    expect(events.at(-1)).toEqual({ type: 'accountsChanged', accounts: [] })
  })

  it('works with a wallet without events and without disconnect', async () => {
    const { page, start, lists } = watch()
    const one = wallet('Plain')
    const { 'standard:connect': connecting } = one.wallet.features
    registerWallet(page, { ...one.wallet, features: { 'standard:connect': connecting } })
    start()
    const signal = new AbortController().signal
    const sessions = await lists[0]?.[0]?.connect({ requests: [], signal })
    const end = sessions?.['solana']?.watch(() => {})
    end?.()
    end?.()
    await expect(sessions?.['solana']?.disconnect(signal)).resolves.toBeUndefined()
  })
})
