import type { Connector } from '@kit/core/adapter'
import { createFakePorts } from '@kit/testing'
import { createBitcoinTestWallet } from '@kit/testing/bitcoin'
import { describe, expect, it } from 'vitest'
import { bitcoinRegtest } from '../network/bitcoinNetworks.js'
import { watchBitcoinWallets } from './watchBitcoinWallets.js'

const url = 'http://127.0.0.1:1'
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const network = bitcoinRegtest({ esploraUrls: [url] })
const request = { requests: [{ namespace: 'bip122', networks: [network] }], signal: new AbortController().signal }

const discover = () => {
  const fake = createFakePorts()
  let connectors: readonly Connector[] = []
  const start = () =>
    watchBitcoinWallets(fake, (list) => {
      connectors = list
    })
  return {
    ...fake,
    page: fake.announcements.page,
    start,
    names: () => connectors.map(({ info }) => info.name),
    first: () => connectors[0],
  }
}
const walletNamed = (name: string) => createBitcoinTestWallet({ name, chains: { regtest: url } })

describe('watchBitcoinWallets', () => {
  it("rereads the page's list only while extensions may still load", async () => {
    const { page, start, names, clock } = discover()
    walletNamed('Early').inject(page)
    const stop = start()
    expect(names()).toEqual(['Early'])
    walletNamed('Late').inject(page)
    clock.advance(5_000)
    expect(clock.pendingCount()).toBe(0)
    await settle()
    expect(names()).toEqual(['Early', 'Late'])
    stop()
  })

  it('leaves no timer when it is stopped early', () => {
    const { start, clock } = discover()
    start()()
    expect(clock.pendingCount()).toBe(0)
  })

  it('lists a wallet that has both interfaces once, by the wallet standard', async () => {
    const { page, start, names, first } = discover()
    const wallet = walletNamed('Both')
    wallet.inject(page)
    const stop = start()
    wallet.announce(page)
    await settle()
    expect(names()).toEqual(['Both'])
    await first()?.connect(request)
    expect(wallet.requests[0]?.method).toBe('bitcoin:connect')
    stop()
  })

  it('uses the newer of two wallets with the same name and logs it, since the older is stale after an extension reload', async () => {
    const { page, start, names, first, logged } = discover()
    const [dead, other, reloaded] = [walletNamed('Name'), walletNamed('Other'), walletNamed('Name')]
    dead.announce(page)
    other.announce(page)
    const stop = start()
    const leave = reloaded.announce(page)
    // Registering again doesn't make it newer.
    dead.announce(page)
    await settle()
    expect(names()).toEqual(['Name', 'Other'])
    await first()?.connect(request)
    expect([dead.authorized, reloaded.authorized]).toEqual([false, true])
    expect(logged.filter(({ level }) => level === 'warn')).toHaveLength(1)
    leave()
    await settle()
    await first()?.connect(request)
    expect(dead.authorized).toBe(true)
    stop()
  })

  it("finds every wallet, even when another wallet captures the page's events", () => {
    const { page, start, names } = discover()
    walletNamed('Early').announce(page)
    page.addEventListener('wallet-standard:app-ready', (event) => event.stopImmediatePropagation())
    walletNamed('Behind').announce(page)
    const stop = start()
    expect(names()).toEqual(['Early', 'Behind'])
    stop()
  })

  it('finds every wallet, even when another wallet tampers with the registration API', async () => {
    const { page, start, names } = discover()
    const tamper = (api: Record<string, unknown>) => {
      try {
        api['register'] = () => {}
      } catch {
        // A frozen object throws, which a hostile wallet would hide.
      }
    }
    page.addEventListener('wallet-standard:app-ready', (event) => tamper((event as CustomEvent).detail))
    walletNamed('Early').announce(page)
    const stop = start()
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: tamper }))
    walletNamed('Late').announce(page)
    await settle()
    expect(names()).toEqual(['Early', 'Late'])
    stop()
  })

  it('removes a wallet that unregisters', async () => {
    const { page, start, names } = discover()
    const leave = walletNamed('Gone').announce(page)
    const stop = start()
    expect(names()).toEqual(['Gone'])
    leave()
    await settle()
    expect(names()).toEqual([])
    stop()
  })

  it('uses WBIP for a wallet that offers it only through the wallet standard', async () => {
    const { page, start, first } = discover()
    const wallet = walletNamed('Carrier')
    const features = { 'sats-connect:': { version: '1.0.0', provider: wallet.provider } }
    const carrier = { version: '1.0.0', name: 'Carrier', icon: '', chains: ['bitcoin:regtest'], accounts: [], features }
    const detail = (api: { register(wallet: unknown): unknown }) => api.register(carrier)
    const stop = start()
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    await settle()
    const session = (await first()?.connect(request))?.['bip122']
    expect(session?.accounts[0]?.address).toBe(wallet.selected)
    expect(wallet.requests[0]?.method).toBe('wallet_connect')
    stop()
  })

  it("falls back to the older method when a WBIP wallet doesn't support the newer one", async () => {
    const { page, start, first } = discover()
    const wallet = createBitcoinTestWallet({ chains: { regtest: url }, behavior: { unsupported: ['wallet_connect'] } })
    wallet.inject(page)
    const stop = start()
    const session = (await first()?.connect(request))?.['bip122']
    expect(session?.networkId).toBe(network.id)
    expect(session?.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinals'])
    expect(wallet.requests.map(({ method }) => method)).toEqual(['getAccounts'])
    stop()
  })
})
