/** The part of `Response` that the kit uses. */
export type ResponseLike = {
  readonly ok: boolean
  readonly status: number
  readonly headers: { get(name: string): string | null }
  json(): Promise<unknown>
  text(): Promise<string>
  /** For images. A port without it supports only text images (SVG). */
  arrayBuffer?(): Promise<ArrayBuffer>
}

/** The part of `fetch` that the kit uses. */
export type FetchPort = (
  url: string,
  init?: {
    readonly method?: string
    readonly headers?: { readonly [name: string]: string }
    readonly body?: string
    /** Bypasses the browser's HTTP cache and updates it with the response. */
    readonly cache?: 'reload'
    /** Whether the browser sends cookies. Defaults to `same-origin`. */
    readonly credentials?: 'omit' | 'same-origin' | 'include'
    readonly signal?: AbortSignal
  },
) => Promise<ResponseLike>

/** Clock and timers. */
export type ClockPort = {
  /** Returns milliseconds since the epoch. The user may change the clock in either direction. */
  now(): number
  /** Returns milliseconds since an arbitrary moment. Never decreases; may stand still while the machine sleeps. */
  monotonic(): number
  /** Calls the callback once after `delayMs`. Returns a function that cancels it. */
  setTimeout(callback: () => void, delayMs: number): () => void
}

/** Runs work once the page is rendered and idle. */
export type WhenIdlePort = (work: () => void) => void

/** Key-value storage of strings. May throw at any time (full, disabled, private mode); the kit handles it. */
export type StoragePort = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /** Calls the listener when another tab changes a value. Returns a function that unsubscribes. */
  watch(listener: (key: string | null) => void): () => void
}

/** Cryptographically secure randomness. */
export type RandomPort = { bytes(length: number): Uint8Array }

/** The platform that the page runs on (rule mobile-11). */
export type PlatformPort = {
  /** `browser` in a page, `server` during server rendering. */
  readonly kind: 'browser' | 'server'
  readonly os: 'ios' | 'android' | 'mac' | 'windows' | 'linux' | 'unknown'
  readonly isMobile: boolean
  readonly isSafari: boolean
  readonly isTelegram: boolean
  readonly isInIframe: boolean
  readonly isPwa: boolean
  readonly isSafeApp: boolean
  /** IANA time zone name, or undefined if unknown. */
  readonly timeZone: string | undefined
  /** BCP 47 language tags in the user's order of preference. */
  readonly languages: readonly string[]
  /** URL and origin of the page. Empty on a server. */
  readonly href: string
  readonly origin: string
  /** Returns false if the browser knows that it is offline. Changes fire `online` and `offline` events on the window. */
  isOnline(): boolean
  /** Returns whether the page is visible now, and watches changes. */
  isVisible(): boolean
  watchVisibility(listener: () => void): () => void
}

/** Log messages for the developer. Never contain secrets, pairing keys or message bodies. */
export type LogPort = {
  readonly [Level in 'debug' | 'info' | 'warn' | 'error']: (message: string, ...details: unknown[]) => void
}

/** Opens a link inside a user gesture. */
export type OpenLinkPort = (href: string, target: '_self' | '_blank' | '_top') => void

/** Where wallets announce themselves: the page's window. */
export type AnnouncementsPort = {
  /** Adds a listener to the window. `detail` is untrusted. Returns a function that removes it. */
  listen(type: string, listener: (detail: unknown) => void): () => void
  /** Dispatches an event on the window to all listeners: `stopImmediatePropagation` has no effect. */
  dispatch(type: string, detail?: unknown): void
  /** Reads a global such as `ethereum`. Untrusted; undefined if reading throws. */
  read(name: string): unknown
}

/** The kit's access to its environment. Only `browserPorts` uses globals. */
export type Ports = {
  readonly fetch: FetchPort
  readonly clock: ClockPort
  readonly whenIdle: WhenIdlePort
  readonly storage: StoragePort
  readonly random: RandomPort
  readonly platform: PlatformPort
  readonly log: LogPort
  readonly openLink: OpenLinkPort
  readonly announcements: AnnouncementsPort
}
