import type { AnnouncementsPort } from '@kit/core/adapter'

/** A window that only carries announcements. */
export type FakeAnnouncements = AnnouncementsPort & {
  /** The page that wallets see: pass it to `wallet.announce` and `wallet.injectLegacy`, or dispatch events on it. */
  readonly page: EventTarget & Record<string, unknown>
  /** Number of listeners of the port: 0 after discovery stopped. */
  listenerCount(): number
}

/**
 * Creates a page without a browser, in which wallets announce themselves or inject globals.
 *
 * @example const announcements = createFakeAnnouncements(); wallet.announce(announcements.page)
 */
export const createFakeAnnouncements = (): FakeAnnouncements => {
  const page = new EventTarget() as EventTarget & Record<string, unknown>
  let count = 0
  return {
    page,
    listen: (type, listener) => {
      const onEvent = (event: Event) => listener((event as CustomEvent).detail)
      page.addEventListener(type, onEvent)
      count += 1
      let ended = false
      return () => {
        page.removeEventListener(type, onEvent)
        if (!ended) count -= 1
        ended = true
      }
    },
    dispatch: (type, detail) => {
      page.dispatchEvent(Object.assign(new CustomEvent(type, { detail }), { stopImmediatePropagation() {} }))
    },
    read: (name) => {
      try {
        return page[name]
      } catch {
        return undefined
      }
    },
    listenerCount: () => count,
  }
}
