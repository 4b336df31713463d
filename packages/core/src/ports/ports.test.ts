import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserPorts } from './browserPorts.js'
import { createPlatform } from './createPlatform.js'
import type { Page } from './Page.js'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  iphoneChrome:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
}

type Heard = {
  readonly type?: string
  readonly detail?: unknown
  readonly key?: string
  readonly persisted?: boolean
  readonly storageArea?: unknown
}

/** Real events of a page. */
type RealEvents = Required<Pick<Page, 'CustomEvent'>> & {
  readonly EventTarget: new () => {
    addEventListener(type: string, listener: (event: { stopImmediatePropagation(): void }) => void): void
    dispatchEvent(event: unknown): unknown
  }
}

/** Creates a window with working events. */
function createWindow(more: Page = {}) {
  const listeners = new Map<string, Set<(event: never) => void>>()
  const opened: unknown[][] = []
  const target = {
    addEventListener(type: string, listener: (event: never) => void) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
    },
    removeEventListener: (type: string, listener: (event: never) => void) => listeners.get(type)?.delete(listener),
    dispatchEvent(event: Heard) {
      for (const listener of [...(listeners.get(event.type ?? '') ?? [])]) listener(event as never)
    },
  }
  const page = {
    document: { visibilityState: 'visible', ...target },
    ...target,
    open: (...args: unknown[]) => void opened.push(args),
    CustomEvent: class {
      readonly detail: unknown
      constructor(
        readonly type: string,
        init: { readonly detail: unknown },
      ) {
        this.detail = init.detail
      }
    },
    ...more,
  }
  return { page, target, opened, listening: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0) }
}

/** Makes the global object look like a page's. */
function enter(page: object): void {
  vi.stubGlobal('window', page)
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('createPlatform', () => {
  it.each([
    ['iphone', 'ios', true, true],
    ['iphoneChrome', 'ios', true, false],
    ['android', 'android', true, false],
    ['mac', 'mac', false, true],
    ['windows', 'windows', false, false],
    ['linux', 'linux', false, false],
  ] as const)('detects %s as %s, mobile %s, Safari %s', (agent, os, isMobile, isSafari) => {
    const platform = createPlatform({ navigator: { userAgent: agents[agent] } })
    expect({ os: platform.os, isMobile: platform.isMobile, isSafari: platform.isSafari }).toEqual({
      os,
      isMobile,
      isSafari,
    })
  })

  it('detects a coarse pointer as mobile, and distinguishes an iPad from a Mac', () => {
    const platform = createPlatform({
      navigator: { userAgent: agents.mac, maxTouchPoints: 5 },
      matchMedia: (query) => ({ matches: query === '(pointer:coarse)' }),
    })
    expect(platform).toMatchObject({ os: 'ios', isMobile: true, isPwa: false })
  })

  it.each(['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'])('detects Telegram by %s', (mark) => {
    expect(createPlatform({ [mark]: {} }).isTelegram).toBe(true)
  })

  it('detects an iframe, an installed app and the Safe', () => {
    const location = { href: '', origin: '', ancestorOrigins: { 0: 'https://app.safe.global' } }
    expect(createPlatform({ top: {}, self: {}, location })).toMatchObject({ isInIframe: true, isSafeApp: true })
    expect(createPlatform({ navigator: { standalone: true } }).isPwa).toBe(true)
    expect(createPlatform({ navigator: { onLine: false } }).isOnline()).toBe(false)
    expect([createPlatform({ navigator: {} }).isOnline(), createPlatform(undefined).isOnline()]).toEqual([true, true])
    expect(
      createPlatform({ location: { ...location, ancestorOrigins: { 0: 'https://app.safe.global.evil.example' } } })
        .isSafeApp,
    ).toBe(false)
  })

  it('reads the time zone with the fast API where the page has it', () => {
    expect(createPlatform({ Temporal: { Now: { timeZoneId: () => 'Asia/Shanghai' } } }).timeZone).toBe('Asia/Shanghai')
    expect(createPlatform({}).timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  })

  it('returns defaults on a server', () => {
    expect(createPlatform(undefined)).toMatchObject({
      kind: 'server',
      os: 'unknown',
      isMobile: false,
      isSafari: false,
      isTelegram: false,
      isInIframe: false,
      isPwa: false,
      isSafeApp: false,
      languages: [],
      href: '',
      origin: '',
    })
  })

  it('survives a page whose members all throw', () => {
    const hostile = new Proxy({} as Page, {
      get() {
        throw new Error('no')
      },
    })
    const { os, isMobile, isTelegram, isInIframe, languages } = createPlatform(hostile)
    expect([os, isMobile, isTelegram, isInIframe, languages]).toEqual(['unknown', false, false, false, []])
  })
})

describe('browserPorts', () => {
  it('do nothing on a server', () => {
    const { platform, storage, announcements, openLink } = browserPorts()
    expect(platform.kind).toBe('server')
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBeNull()
    storage.watch(() => {})()
    announcements.listen('x', () => {})()
    announcements.dispatch('x')
    expect(announcements.read('ethereum')).toBeUndefined()
    openLink('https://wallet.example', '_blank')
  })

  it("ignore a server's incomplete localStorage", () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get() {
            throw new Error('Warning: --localstorage-file was provided without a valid path')
          },
        },
      ),
    )
    expect(browserPorts().storage.getItem('a')).toBeNull()
  })

  it('store values, and watch other tabs until stopped', () => {
    const stored = new Map<string, string>()
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }
    const { page, target, listening } = createWindow({ localStorage })
    enter(page)
    const { storage } = browserPorts()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    const received: unknown[] = []
    const end = storage.watch((key) => received.push(key))
    target.dispatchEvent({ type: 'storage', key: 'a', storageArea: localStorage })
    target.dispatchEvent({ type: 'storage', key: 'b', storageArea: {} })
    expect(received).toEqual(['a'])
    // A page restored from the back/forward cache received no events in the meantime.
    target.dispatchEvent({ type: 'pageshow', persisted: false })
    target.dispatchEvent({ type: 'pageshow', persisted: true })
    end()
    target.dispatchEvent({ type: 'pageshow', persisted: true })
    target.dispatchEvent({ type: 'storage', key: 'c', storageArea: localStorage })
    expect(received).toEqual(['a', null])
    expect(listening()).toBe(0)
  })

  it('have no storage where reading it is blocked', () => {
    const { page } = createWindow()
    Object.defineProperty(page, 'localStorage', {
      get() {
        throw new Error('denied')
      },
    })
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', page.document)
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new Error('denied')
      },
    })
    const { storage } = browserPorts()
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    Reflect.deleteProperty(globalThis, 'localStorage')
  })

  it('deliver an announcement to all listeners even if one tries to stop it', () => {
    const { EventTarget, CustomEvent } = globalThis as unknown as RealEvents
    const real = new EventTarget()
    const dispatchEvent = (event: unknown) => real.dispatchEvent(event)
    enter(createWindow({ dispatchEvent, CustomEvent }).page)
    const received: string[] = []
    for (const name of ['before', 'hostile', 'behind'])
      real.addEventListener('wallet:request', (event) => {
        received.push(name)
        if (name === 'hostile') event.stopImmediatePropagation()
      })
    browserPorts().announcements.dispatch('wallet:request')
    expect(received).toEqual(['before', 'hostile', 'behind'])
  })

  it('deliver announcements both ways', () => {
    const { page, target, listening } = createWindow({ ethereum: { isWallet: true } })
    enter(page)
    const { announcements } = browserPorts()
    const received: unknown[] = []
    const end = announcements.listen('wallet:announce', (detail) => received.push(detail))
    target.addEventListener('wallet:request', () =>
      target.dispatchEvent({ type: 'wallet:announce', detail: { name: 'One' } }),
    )
    announcements.dispatch('wallet:request')
    expect(received).toEqual([{ name: 'One' }])
    expect(announcements.read('ethereum')).toEqual({ isWallet: true })
    end()
    // The test's own listener.
    expect(listening()).toBe(1)
  })

  it('open links, except those that run scripts or read files', () => {
    const { page, opened } = createWindow()
    enter(page)
    const { openLink } = browserPorts()
    openLink('wallet://wc?uri=x', '_self')
    openLink('https://wallet.example', '_blank')
    for (const href of [
      'javascript:alert(1)',
      'intent://scan/#Intent;scheme=zxing;end',
      'tel:112',
      'search-ms:query=a',
      ' \u0000JavaScript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'java\nscript:alert(1)',
    ])
      openLink(href, '_self')
    expect(opened).toEqual([
      ['wallet://wc?uri=x', '_self', undefined],
      ['https://wallet.example', '_blank', 'noopener,noreferrer'],
    ])
  })

  it('provide secure randomness and timers that can be cancelled', async () => {
    const { random, clock } = browserPorts()
    expect(random.bytes(16)).toHaveLength(16)
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000)
    expect(clock.monotonic()).toBeGreaterThan(0)
    let called = 0
    const cancel = clock.setTimeout(() => {
      called += 1
    }, 0)
    cancel()
    await new Promise<void>((resolve) => clock.setTimeout(resolve, 1))
    expect(called).toBe(0)
  })
})
