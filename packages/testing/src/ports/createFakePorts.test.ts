import { describe, expect, it } from 'vitest'
import { createTestWallet } from '../wallet/createTestWallet.js'
import { createFakeAnnouncements } from './createFakeAnnouncements.js'
import { createFakeClock } from './createFakeClock.js'
import { createFakeFetch } from './createFakeFetch.js'
import { createFakePlatform } from './createFakePlatform.js'
import { createFakePorts } from './createFakePorts.js'
import { createFakeRandom } from './createFakeRandom.js'
import { createFakeStorage } from './createFakeStorage.js'

describe('createFakeClock', () => {
  it('runs due callbacks in order of time, including those that a callback schedules', () => {
    const clock = createFakeClock(0)
    const seen: string[] = []
    const note = (text: string) => () => void seen.push(`${text} at ${clock.now()}`)
    clock.setTimeout(note('late'), 30)
    clock.setTimeout(() => {
      note('early')()
      clock.setTimeout(note('nested'), 5)
    }, 10)
    const cancel = clock.setTimeout(note('cancelled'), 1)
    cancel()
    clock.advance(20)
    expect(seen).toEqual(['early at 10', 'nested at 15'])
    expect([clock.now(), clock.pendingCount()]).toEqual([20, 1])
  })
})

describe('createFakeStorage', () => {
  it('notifies other tabs of a write but not the one that wrote', () => {
    const here = createFakeStorage()
    const there = here.openTab()
    const seen: string[] = []
    here.watch((key) => seen.push(`here ${key}`))
    const end = there.watch((key) => seen.push(`there ${key}`))
    here.setItem('a', '1')
    there.removeItem('a')
    end()
    here.setItem('a', '2')
    expect(seen).toEqual(['there a', 'here a'])
    expect([here.watcherCount(), there.watcherCount(), there.getItem('a')]).toEqual([1, 0, '2'])
  })

  it('can be full or disabled', () => {
    const storage = createFakeStorage({ a: '1' })
    storage.fail('full')
    expect(storage.getItem('a')).toBe('1')
    expect(() => storage.setItem('a', '2')).toThrow('full')
    storage.fail('disabled')
    expect(() => storage.getItem('a')).toThrow('disabled')
  })
})

describe('createFakeFetch', () => {
  it('throws when no request is expected, and records the attempt', async () => {
    const fetch = createFakeFetch()
    await expect(fetch('https://host.example/')).rejects.toThrow('https://host.example/')
    expect(fetch.calls).toHaveLength(1)
  })

  it('returns scripted responses, and aborts', async () => {
    const fetch = createFakeFetch((url) => ({ status: 429, body: { url }, headers: { 'Retry-After': '2' } }))
    const response = await fetch('https://host.example/')
    expect([response.ok, response.status, response.headers.get('retry-after')]).toEqual([false, 429, '2'])
    expect(await response.json()).toEqual({ url: 'https://host.example/' })
    await expect(fetch('https://host.example/', { signal: AbortSignal.abort() })).rejects.toThrow()
  })
})

describe('createFakePorts', () => {
  it('gives the same bytes for the same seed and others for another', () => {
    expect(createFakeRandom(3).bytes(8)).toEqual(createFakeRandom(3).bytes(8))
    expect(createFakeRandom(3).bytes(8)).not.toEqual(createFakeRandom(4).bytes(8))
  })

  it('hides the page and notifies listeners', () => {
    const platform = createFakePlatform({ os: 'ios' })
    const seen: boolean[] = []
    const end = platform.watchVisibility(() => seen.push(platform.isVisible()))
    platform.setVisible(false)
    end()
    platform.setVisible(true)
    expect([platform.os, seen, platform.watcherCount()]).toEqual(['ios', [false], 0])
  })

  it('delivers the announcement of a wallet, and its injection', () => {
    const announcements = createFakeAnnouncements()
    const wallet = createTestWallet({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] })
    const seen: unknown[] = []
    const end = announcements.listen('eip6963:announceProvider', (detail) => seen.push(detail))
    wallet.announce(announcements.page)
    announcements.dispatch('eip6963:requestProvider')
    end()
    wallet.injectLegacy(announcements.page)
    expect(seen).toHaveLength(2)
    expect(announcements.read('ethereum')).toBe(wallet.provider)
    expect(announcements.listenerCount()).toBe(0)
  })

  it('records messages and opened links', () => {
    const ports = createFakePorts()
    ports.log.warn('careful')
    ports.openLink('wallet://wc', '_self')
    expect(ports.logged).toEqual([{ level: 'warn', message: 'careful' }])
    expect(ports.opened).toEqual([{ href: 'wallet://wc', target: '_self' }])
  })
})
