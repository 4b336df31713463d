import type { Connector } from '@kit/core/adapter'
import { createFakePorts } from '@kit/testing'
import { getWallets } from '@wallet-standard/app'
import { registerWallet } from '@wallet-standard/wallet'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { disconnectStandardWallet } from './disconnectStandardWallet.js'
import { parseStandardWallet, type StandardWallet } from './parseStandardWallet.js'
import { readFeature } from './readFeature.js'
import { watchStandardAccounts } from './watchStandardAccounts.js'
import { watchStandardWallets } from './watchStandardWallets.js'

const icon = 'data:image/png;base64,iVBORw0KGgo='
const never = new AbortController().signal
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

function wallet(name: string, more: object = {}): StandardWallet {
  return { version: '1.0.0', name, icon, chains: ['test:main'], accounts: [], features: {}, ...more }
}

function watch() {
  const ports = createFakePorts()
  const { page } = ports.announcements
  const lists: (readonly Connector[])[] = []
  const toConnector = (value: unknown): Connector | undefined => {
    const parsed = parseStandardWallet(value, 'test')
    if (!parsed) return undefined
    const { name } = parsed
    const connect = () => Promise.reject(new Error('Not connectable.'))
    return { info: { id: name, name, type: 'ANNOUNCED', namespaces: ['test'] }, connect, reconnect: connect }
  }
  const start = () => watchStandardWallets(ports, toConnector, (list) => lists.push(list))
  const announce = (...wallets: readonly unknown[]) => {
    let end = () => {}
    const register = (api: { register(...wallets: readonly unknown[]): () => void }) => {
      end = api.register(...wallets)
    }
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    return () => end()
  }
  return { ports, page, lists, start, announce, names: () => lists.at(-1)?.map(({ info }) => info.name) }
}

describe('watchStandardWallets', () => {
  it('discovers wallets that register later, and reports those of one turn together', async () => {
    const { start, announce, lists, names } = watch()
    start()
    announce(wallet('One'))
    announce(wallet('Two'), wallet('Elsewhere', { chains: ['other:main'] }))
    await settled()
    expect(names()).toEqual(['One', 'Two'])
    expect(lists).toHaveLength(2)
  })

  it('removes a wallet that unregisters', async () => {
    const { start, announce, names } = watch()
    start()
    const end = announce(wallet('One'))
    announce(wallet('Two'))
    end()
    await settled()
    expect(names()).toEqual(['Two'])
  })

  it('uses the newer of two wallets with one name, and the older again when the newer leaves', async () => {
    const { ports, start, announce, lists, names } = watch()
    start()
    const older = wallet('Phantom')
    announce(older)
    const end = announce(wallet('Phantom'))
    announce(older)
    await settled()
    const newer = lists.at(-1)?.[0]
    expect(names()).toEqual(['Phantom'])
    expect(ports.logged.filter(({ level }) => level === 'warn')).toHaveLength(1)
    end()
    await settled()
    expect(names()).toEqual(['Phantom'])
    expect(lists.at(-1)?.[0]).not.toBe(newer)
  })

  it('discovers every wallet even if another tampers with the registration API', async () => {
    const { page, start, announce, names } = watch()
    const tamper = (api: Record<string, unknown>) => {
      for (const corrupt of [() => (api['register'] = () => {}), () => delete api['register']])
        try {
          corrupt()
        } catch {
          // Writing to a frozen object throws, which a hostile wallet would also hide.
        }
    }
    page.addEventListener('wallet-standard:app-ready', (event) => tamper((event as CustomEvent).detail))
    start()
    const broken = () => {
      throw new Error('broken')
    }
    for (const detail of [tamper, broken, 7, undefined])
      page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    announce(wallet('Late'))
    await settled()
    expect(names()).toEqual(['Late'])
  })

  it('limits a page that registers endlessly, and discovers nothing after it was stopped', async () => {
    const { ports, start, announce, lists, names } = watch()
    const end = start()
    announce(...Array.from({ length: 2001 }, (_, index) => wallet(`Wallet ${index}`)))
    await settled()
    expect(names()).toHaveLength(2000)
    end()
    announce(wallet('Late'))
    await settled()
    expect(lists).toHaveLength(2)
    expect(ports.announcements.listenerCount()).toBe(0)
  })
})

describe("watchStandardWallets beside the standard's own library", () => {
  const page = new EventTarget()

  // The library requires a window.
  beforeEach(() => void Object.assign(globalThis, { window: page }))
  afterEach(() => void Reflect.deleteProperty(globalThis, 'window'))

  it('discovers wallets that register with it, and does not affect other apps', () => {
    const { ports, lists } = watch()
    const announcements = {
      ...ports.announcements,
      listen: (type: string, listener: (detail: unknown) => void) => {
        page.addEventListener(type, (event) => listener((event as CustomEvent).detail))
        return () => {}
      },
      dispatch: (type: string, detail?: unknown) => void page.dispatchEvent(new CustomEvent(type, { detail })),
    }
    registerWallet(wallet('Standard'))
    const other = getWallets()
    const toConnector = (value: unknown) => ({ info: { name: (value as StandardWallet).name } }) as Connector
    watchStandardWallets({ ...ports, announcements }, toConnector, (list) => lists.push(list))
    expect(lists[0]?.map(({ info }) => info.name)).toEqual(['Standard'])
    expect(other.get().map(({ name }) => name)).toEqual(['Standard'])
  })
})

describe('parseStandardWallet and readFeature', () => {
  it('clean a wallet, and accept it only with a name and a chain of the namespace', () => {
    expect(parseStandardWallet(wallet('A\u202Eb'), 'test')).toMatchObject({ name: 'Ab', imageUrl: icon })
    expect(parseStandardWallet(wallet('A', { icon: 'https://spy.example/a.png' }), 'test')?.imageUrl).toBeUndefined()
    for (const value of [wallet(''), wallet('A', { chains: ['testing:main'] }), wallet('A', { chains: 7 }), null, 7])
      expect(parseStandardWallet(value, 'test')).toBeUndefined()
  })

  it('return the function of a feature, bound to it', () => {
    const feature = {
      secret: 7,
      sign(this: { secret: number }, more: number) {
        return this.secret + more
      },
    }
    const trap = new Proxy(wallet('A'), {
      get: () => {
        throw new Error('trap')
      },
    })
    expect(readFeature(wallet('A', { features: { 'test:sign': feature } }), 'test:sign')?.(1)).toBe(8)
    for (const each of [wallet('A'), wallet('A', { features: { 'test:sign': { sign: 7 } } }), trap])
      expect(readFeature(each, 'test:sign')).toBeUndefined()
  })
})

describe('sessions of standard wallets', () => {
  function talking() {
    let notify: (change: unknown) => void = () => {}
    let isHeard = true
    const on = (_: string, listener: (change: unknown) => void) => {
      notify = listener
      return () => {
        isHeard = false
      }
    }
    const one = wallet('A', { features: { 'standard:events': { on } } })
    return { one, notify: (change: unknown) => notify(change), isHeard: () => isHeard }
  }

  it('report accounts, and survive malformed events of the wallet', () => {
    const { log } = createFakePorts()
    const { one, notify, isHeard } = talking()
    const received: unknown[] = []
    const end = watchStandardAccounts({ wallet: one, log }, (accounts) => {
      received.push(accounts)
      if (accounts === 7) throw new Error('no accounts')
    })
    const trap = {
      get accounts(): unknown {
        throw new Error('trap')
      },
    }
    for (const change of [undefined, null, {}, { chains: [] }, trap, { accounts: 7 }, { accounts: [] }]) notify(change)
    expect(received).toEqual([7, []])
    end()
    notify({ accounts: [] })
    expect(received).toHaveLength(2)
    expect(isHeard()).toBe(false)
    expect(() => watchStandardAccounts({ wallet: wallet('Silent'), log }, () => {})()).not.toThrow()
  })

  it('disconnect within a second regardless of the wallet', async () => {
    const { clock } = createFakePorts()
    const ending = (disconnect: () => unknown) =>
      disconnectStandardWallet({
        wallet: wallet('A', { features: { 'standard:disconnect': { disconnect } } }),
        clock,
        signal: never,
      })
    const broken = () => {
      throw new Error('broken')
    }
    await ending(broken)
    await disconnectStandardWallet({ wallet: wallet('A'), clock, signal: never })
    const slow = ending(() => new Promise(() => {}))
    clock.advance(1000)
    await expect(slow).resolves.toBeUndefined()
  })
})
