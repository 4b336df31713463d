import type { PlatformPort, Ports } from '@kit/core/adapter'
import { createFakeClock } from './createFakeClock.js'

/** Ports for tests: a clock that stands still until told, storage in a map, and a count of what is still open. */
export type FakePorts = Ports & {
  /** Moves the clock and runs what falls due, in order. */
  advance(ms: number): void
  /** Moves only the wall clock, as a visitor who sets it or a machine that sleeps: no timer falls due. */
  jump(ms: number): void
  readonly stored: Map<string, string>
  /** Does what another tab's write does. */
  writeFromOtherTab(key: string, value: string | null): void
  /** Listeners and timers that were not ended. */
  open(): { readonly timers: number; readonly listeners: number }
  readonly logged: unknown[][]
}

/** Makes the ports. A fetch is an error: the engine itself never makes one. */
export function createFakePorts(platform: Partial<PlatformPort> = {}): FakePorts {
  const clock = createFakeClock(1_700_000_000_000)
  const watchers = new Set<(key: string | null) => void>()
  const stored = new Map<string, string>()
  const logged: unknown[][] = []
  let listeners = 0
  const log = (...parts: unknown[]) => void logged.push(parts)
  const listen = () => {
    listeners += 1
    return () => {
      listeners -= 1
    }
  }
  return {
    fetch: () => Promise.reject(new Error('Unexpected network request.')),
    clock,
    // A page that is always idle.
    whenIdle: (work) => work(),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
      watch(listener) {
        watchers.add(listener)
        return () => watchers.delete(listener)
      },
    },
    random: { bytes: (length) => new Uint8Array(length).fill(7) },
    platform: {
      kind: 'browser',
      os: 'linux',
      isMobile: false,
      isSafari: false,
      isTelegram: false,
      isInIframe: false,
      isPwa: false,
      isSafeApp: false,
      timeZone: 'UTC',
      languages: ['en'],
      href: 'https://dapp.example/',
      origin: 'https://dapp.example',
      isOnline: () => true,
      isVisible: () => true,
      watchVisibility: listen,
      ...platform,
    },
    log: { debug: log, info: log, warn: log, error: log },
    openLink: () => {
      throw new Error('Unexpected attempt to open a link.')
    },
    announcements: { listen, dispatch() {}, read: () => undefined },
    stored,
    logged,
    advance: clock.advance,
    jump: clock.jump,
    writeFromOtherTab(key, value) {
      if (value === null) stored.delete(key)
      else stored.set(key, value)
      for (const watcher of [...watchers]) watcher(key)
    },
    open: () => ({ timers: clock.pending(), listeners: listeners + watchers.size }),
  }
}
