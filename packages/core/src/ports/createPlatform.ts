import { listenTo, type Page, readSafely } from './Page.js'
import type { PlatformPort } from './Ports.js'

/**
 * Detects where the page runs, each fact when it is first asked (mobile notes, "Mobile detection"). `page` is undefined
 * on a server.
 */
export function createPlatform(page: Page | undefined): PlatformPort {
  const once = <T>(read: (page: Page) => T | undefined, otherwise: T): (() => T) => {
    let value: { readonly known: T } | undefined
    return () => {
      value ??= { known: (page && readSafely(() => read(page))) ?? otherwise }
      return value.known
    }
  }
  const userAgent = once((from) => from.navigator?.userAgent, '')
  const matches = (query: string) => once((from) => from.matchMedia?.(query).matches, false)

  const os = once<PlatformPort['os']>((from) => {
    const text = userAgent()
    if (/iphone|ipad|ipod/i.test(text)) return 'ios'
    if (/android/i.test(text)) return 'android'
    // An iPad that asks for desktop sites says it is a Mac, and is the only one with a touch screen.
    if (/macintosh|mac os/i.test(text)) return (from.navigator?.maxTouchPoints ?? 0) > 1 ? 'ios' : 'mac'
    if (/windows/i.test(text)) return 'windows'
    return /linux|cros/i.test(text) ? 'linux' : 'unknown'
  }, 'unknown')
  const isCoarse = matches('(pointer:coarse)')
  const isStandalone = matches('(display-mode: standalone)')
  const isMobileAgent = () => /android|iphone|ipad|ipod|blackberry|opera mini|iemobile|webos/i.test(userAgent())
  const isTelegram = once(
    (from) => Boolean(from['TelegramWebviewProxy'] || from['Telegram'] || from['TelegramWebviewProxyProto']),
    false,
  )
  const isInIframe = once((from) => from['top'] !== from['self'], false)
  const isIosApp = once((from) => from.navigator?.standalone, false)
  const isSafeApp = once((from) => new URL(from.location?.ancestorOrigins?.[0] ?? '').host === 'app.safe.global', false)
  const timeZone = once<string | undefined>(() => Intl.DateTimeFormat().resolvedOptions().timeZone, undefined)
  const languages = once<readonly string[]>((from) => from.navigator?.languages, [])

  return {
    kind: page === undefined ? 'server' : 'browser',
    get os() {
      return os()
    },
    get isMobile() {
      return isCoarse() || isMobileAgent()
    },
    get isSafari() {
      return /safari/i.test(userAgent()) && !/chrome|chromium|android|crios|fxios|edgios/i.test(userAgent())
    },
    get isTelegram() {
      return isTelegram()
    },
    get isInIframe() {
      return isInIframe()
    },
    get isPwa() {
      return isStandalone() || isIosApp()
    },
    get isSafeApp() {
      return isSafeApp()
    },
    get timeZone() {
      return timeZone()
    },
    get languages() {
      return languages()
    },
    get href() {
      return page?.location?.href ?? ''
    },
    get origin() {
      return page?.location?.origin ?? ''
    },
    isVisible: () => page?.document?.visibilityState !== 'hidden',
    watchVisibility: (listener) => listenTo(page?.document, 'visibilitychange', listener),
  }
}
