import type { PlatformPort } from '@kit/core/adapter'

/** A platform that a test can change. */
export type FakePlatform = PlatformPort & {
  /** Hides or shows the page, and notifies the listeners. */
  setVisible(visible: boolean): void
  /** Sets the browser's online state. `announcements` notifies the page's window of a change. */
  setOnline(online: boolean): void
  watcherCount(): number
}

/**
 * Creates a desktop browser on Linux, changed by the overrides.
 *
 * @example createFakePlatform({ os: 'ios', isMobile: true, isSafari: true })
 */
export const createFakePlatform = (overrides: Partial<PlatformPort> = {}): FakePlatform => {
  let visible = true
  let online = true
  const listeners = new Set<() => void>()
  return {
    kind: 'browser',
    os: 'linux',
    isMobile: false,
    isSafari: false,
    isTelegram: false,
    isInIframe: false,
    isPwa: false,
    isSafeApp: false,
    timeZone: 'Europe/Zurich',
    languages: ['en'],
    href: 'https://dapp.example/',
    origin: 'https://dapp.example',
    isOnline: () => online,
    isVisible: () => visible,
    watchVisibility: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...overrides,
    setVisible: (next) => {
      visible = next
      for (const listener of [...listeners]) listener()
    },
    setOnline: (next) => {
      online = next
    },
    watcherCount: () => listeners.size,
  }
}
