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

describe('discovery', () => {
  it('reads the list of the page again while extensions may still come, and no longer', async () => {
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

  it('leaves no timer when it ends early', () => {
    const { start, clock } = discover()
    start()()
    expect(clock.pendingCount()).toBe(0)
  })

  it('shows a wallet with both faces once, by the wallet standard', async () => {
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

  it('asks the newer of two with one name, for the older is dead once its extension was reloaded, and says so', async () => {
    const { page, start, names, first, logged } = discover()
    const [dead, other, reloaded] = [walletNamed('Name'), walletNamed('Other'), walletNamed('Name')]
    dead.announce(page)
    other.announce(page)
    const stop = start()
    const leave = reloaded.announce(page)
    // Registering again does not make it newer.
    dead.announce(page)
    await settle()
    expect(names()).toEqual(['Name', 'Other'])
    await first()?.connect(request)
    expect([dead.authorised, reloaded.authorised]).toEqual([false, true])
    expect(logged.filter(({ level }) => level === 'warn')).toHaveLength(1)
    leave()
    await settle()
    await first()?.connect(request)
    expect(dead.authorised).toBe(true)
    stop()
  })

  it('hears every wallet, though another keeps the news of the page to itself', () => {
    const { page, start, names } = discover()
    walletNamed('Early').announce(page)
    page.addEventListener('wallet-standard:app-ready', (event) => event.stopImmediatePropagation())
    walletNamed('Behind').announce(page)
    const stop = start()
    expect(names()).toEqual(['Early', 'Behind'])
    stop()
  })

  it('takes every wallet, though another has meddled with what they register by', async () => {
    const { page, start, names } = discover()
    const meddle = (api: Record<string, unknown>) => {
      try {
        api['register'] = () => {}
      } catch {
        // A frozen object throws, which a hostile wallet would hide.
      }
    }
    page.addEventListener('wallet-standard:app-ready', (event) => meddle((event as CustomEvent).detail))
    walletNamed('Early').announce(page)
    const stop = start()
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: meddle }))
    walletNamed('Late').announce(page)
    await settle()
    expect(names()).toEqual(['Early', 'Late'])
    stop()
  })

  it('forgets a wallet that takes its registration back', async () => {
    const { page, start, names } = discover()
    const leave = walletNamed('Gone').announce(page)
    const stop = start()
    expect(names()).toEqual(['Gone'])
    leave()
    await settle()
    expect(names()).toEqual([])
    stop()
  })

  it('speaks WBIP to a wallet that carries it in the wallet standard alone', async () => {
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

  it('asks a WBIP wallet by the older method when it does not know the newer', async () => {
    const { page, start, first } = discover()
    const wallet = createBitcoinTestWallet({ chains: { regtest: url }, behaviour: { lacks: ['wallet_connect'] } })
    wallet.inject(page)
    const stop = start()
    const session = (await first()?.connect(request))?.['bip122']
    expect(session?.networkId).toBe(network.id)
    expect(session?.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinals'])
    expect(wallet.requests.map(({ method }) => method)).toEqual(['getAccounts'])
    stop()
  })
})
