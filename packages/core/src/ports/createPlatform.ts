import { listenTo, type Page, readSafely } from './Page.js'
import type { PlatformPort } from './Ports.js'

/** A constant, so that its identity can be compared. */
const none: readonly string[] = []

/** Detects the platform of the page (rule mobile-11). `page` is undefined on a server. */
export function createPlatform(page: Page | undefined): PlatformPort {
  /** Reads a value that may be missing or may throw. */
  const ask = <T>(read: (page: Page) => T | undefined, otherwise: T): T =>
    (page && readSafely(() => read(page))) ?? otherwise
  const matches = (query: string) => ask((from) => from.matchMedia?.(query).matches, false)
  const agentHas = (pattern: RegExp) => pattern.test(ask((from) => from.navigator?.userAgent, ''))
  // iPads that request desktop sites identify as a Mac, but are the only ones with a touch screen.
  const hasTouch = () => ask((from) => from.navigator?.maxTouchPoints, 0) > 1

  return {
    kind: page === undefined ? 'server' : 'browser',
    get os() {
      if (agentHas(/iphone|ipad|ipod/i)) return 'ios'
      if (agentHas(/android/i)) return 'android'
      if (agentHas(/macintosh|mac os/i)) return hasTouch() ? 'ios' : 'mac'
      if (agentHas(/windows/i)) return 'windows'
      return agentHas(/linux|cros/i) ? 'linux' : 'unknown'
    },
    get isMobile() {
      return matches('(pointer:coarse)') || agentHas(/android|iphone|ipad|ipod|blackberry|opera mini|iemobile|webos/i)
    },
    get isSafari() {
      return agentHas(/safari/i) && !agentHas(/chrome|chromium|android|crios|fxios|edgios/i)
    },
    get isTelegram() {
      return ask(
        (from) => Boolean(from['TelegramWebviewProxy'] || from['Telegram'] || from['TelegramWebviewProxyProto']),
        false,
      )
    },
    get isInIframe() {
      return ask((from) => from['top'] !== from['self'], false)
    },
    get isPwa() {
      return matches('(display-mode: standalone)') || ask((from) => from.navigator?.standalone, false)
    },
    get isSafeApp() {
      return ask((from) => new URL(from.location?.ancestorOrigins?.[0] ?? '').host === 'app.safe.global', false)
    },
    get timeZone() {
      // The older API loads calendars and formats, which takes a hundred times as long.
      return ask(
        (from) => from.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        undefined,
      )
    },
    get languages() {
      return ask<readonly string[]>((from) => from.navigator?.languages, none)
    },
    get href() {
      return ask((from) => from.location?.href, '')
    },
    get origin() {
      return ask((from) => from.location?.origin, '')
    },
    isOnline: () => ask((from) => from.navigator?.onLine, true),
    isVisible: () => page?.document?.visibilityState !== 'hidden',
    watchVisibility: (listener) => listenTo(page?.document, 'visibilitychange', listener),
  }
}
