import type { LogPort, OpenLinkPort, Ports } from '@kit/core/adapter'
import { createFakeAnnouncements, type FakeAnnouncements } from './createFakeAnnouncements.js'
import { createFakeClock, type FakeClock } from './createFakeClock.js'
import { createFakeFetch, type FakeFetch } from './createFakeFetch.js'
import { createFakePlatform, type FakePlatform } from './createFakePlatform.js'
import { createFakeRandom } from './createFakeRandom.js'
import { createFakeStorage, type FakeStorage } from './createFakeStorage.js'

/** Fake ports: nothing happens unless a test triggers it. */
export type FakePorts = Ports & {
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly fetch: FakeFetch
  readonly platform: FakePlatform
  readonly announcements: FakeAnnouncements
  /** Messages to the developer, oldest first. */
  readonly logged: readonly { readonly level: keyof LogPort; readonly message: string }[]
  /** Links that were opened, oldest first. */
  readonly opened: readonly { readonly href: string; readonly target: string }[]
}

/**
 * Creates fakes for all ports; pass your own for some. `fetch` throws when it is called.
 *
 * @example const ports = createFakePorts(); createKit({ metadata, adapters, ports })
 */
export const createFakePorts = (
  overrides: Partial<Pick<FakePorts, 'clock' | 'storage' | 'fetch' | 'platform' | 'announcements' | 'random'>> = {},
): FakePorts => {
  const logged: { level: keyof LogPort; message: string }[] = []
  const opened: { href: string; target: string }[] = []
  const write = (level: keyof LogPort) => (message: string) => void logged.push({ level, message })
  const openLink: OpenLinkPort = (href, target) => void opened.push({ href, target })
  return {
    clock: createFakeClock(),
    // The page is always idle.
    whenIdle: (work) => work(),
    storage: createFakeStorage(),
    fetch: createFakeFetch(),
    random: createFakeRandom(),
    platform: createFakePlatform(),
    announcements: createFakeAnnouncements(),
    log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
    openLink,
    logged,
    opened,
    ...overrides,
  }
}
