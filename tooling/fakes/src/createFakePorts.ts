import type { PlatformPort, Ports } from '@kit/core/adapter'
import { createFakeClock } from './createFakeClock.js'

/** Ports for tests: a clock that the test advances, storage in a map, and a count of open timers and listeners. */
export type FakePorts = Ports & {
  /** Advances the clock and runs the timers that become due, in order. */
  advance(ms: number): void
  /** Moves only the wall clock, as when a user sets it or a machine sleeps: no timer becomes due. */
  jump(ms: number): void
  readonly stored: Map<string, string>
  /** Simulates a write in another tab. */
  writeFromOtherTab(key: string, value: string | null): void
  /** Timers and listeners that were not ended. */
  open(): { readonly timers: number; readonly listeners: number }
  readonly logged: unknown[][]
}

/** Creates fake ports. Any fetch throws, because the engine itself never sends requests. */
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
    // The page is always idle.
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
