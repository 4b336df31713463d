import { createPlatform } from './createPlatform.js'
import { isForbiddenScheme } from './isForbiddenScheme.js'
import { listenTo, type Page, readSafely, type WebStorageLike } from './Page.js'
import type { LogPort, Ports, StoragePort } from './Ports.js'

/**
 * Creates the browser's ports. This is the only place that accesses globals, and only when a port is used. On a server, storage is empty,
 * no wallet is announced, and links don't open.
 *
 * @example
 * createKit({ adapters, metadata, ports: { ...browserPorts(), storage: myStorage } })
 */
export function browserPorts(): Ports {
  const world = globalThis as unknown as Page
  const page = world.document === undefined || world['window'] === undefined ? undefined : world
  return {
    fetch: (url, init) => world.fetch?.(url, init) ?? Promise.reject(new TypeError('fetch is not available.')),
    clock: {
      now: () => Date.now(),
      monotonic: () => world.performance?.now() ?? 0,
      setTimeout(callback, delayMs) {
        const timer = world.setTimeout?.(callback, delayMs)
        return () => world.clearTimeout?.(timer)
      },
    },
    whenIdle(work) {
      // The timeout runs the work even if the page is never idle. Safari doesn't support `requestIdleCallback`.
      if (world.requestIdleCallback) world.requestIdleCallback(work, { timeout: 1000 })
      else world.setTimeout?.(work, 200)
    },
    storage: createStorage(page),
    random: {
      bytes(length) {
        if (world.crypto === undefined) throw new TypeError('crypto.getRandomValues is not available.')
        return world.crypto.getRandomValues(new Uint8Array(length))
      },
    },
    platform: createPlatform(page),
    log: createLog(world),
    openLink(href, target) {
      // URL parsers drop whitespace inside a scheme, which would bypass the filter.
      if (isForbiddenScheme(href.replace(/[\s\p{Cc}]+/gu, '').split(':', 1)[0] ?? '')) return
      page?.open?.(href, target, target === '_blank' ? 'noopener,noreferrer' : undefined)
    },
    announcements: {
      listen: (type, listener) => listenTo(page, type, (event) => listener(event.detail)),
      dispatch(type, detail) {
        if (page?.CustomEvent === undefined) return
        const event = new page.CustomEvent(type, { detail })
        // Prevents a wallet from stopping the event before the next listener.
        page.dispatchEvent?.(Object.assign(event, { stopImmediatePropagation() {} }))
      },
      read: (name) => readSafely(() => page?.[name]),
    },
  }
}

/** Reading `localStorage` itself throws if storage is blocked. A server's `localStorage`, as in Node 25, is ignored. */
function createStorage(page: Page | undefined): StoragePort {
  const area = (): WebStorageLike | undefined => readSafely(() => page?.localStorage)
  return {
    getItem: (key) => area()?.getItem(key) ?? null,
    setItem: (key, value) => area()?.setItem(key, value),
    removeItem: (key) => area()?.removeItem(key),
    watch(listener) {
      const ends = [
        listenTo(page, 'storage', ({ key, storageArea }) => {
          if (storageArea === area()) listener(key ?? null)
        }),
        // While the page was in the back/forward cache, it received no storage events.
        listenTo(page, 'pageshow', ({ persisted }) => {
          if (persisted) listener(null)
        }),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

function createLog(world: Page): LogPort {
  const at =
    (level: string) =>
    (message: string, ...details: unknown[]) =>
      world.console?.[level]?.(`[kit] ${message}`, ...details)
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
