/** What the kit needs of a `Response`. */
export type ResponseLike = {
  readonly ok: boolean
  readonly status: number
  readonly headers: { get(name: string): string | null }
  json(): Promise<unknown>
  text(): Promise<string>
  /** For pictures. A port without it shows only those that are text (SVG). */
  arrayBuffer?(): Promise<ArrayBuffer>
}

/** The part of `fetch` that the kit uses. */
export type FetchPort = (
  url: string,
  init?: {
    readonly method?: string
    readonly headers?: { readonly [name: string]: string }
    readonly body?: string
    /** Past the browser's own cache; what is answered replaces what that holds. */
    readonly cache?: 'reload'
    /** Whether the browser sends its cookies along. Default `same-origin`. */
    readonly credentials?: 'omit' | 'same-origin' | 'include'
    readonly signal?: AbortSignal
  },
) => Promise<ResponseLike>

/** Time. */
export type ClockPort = {
  /** Milliseconds since the epoch. The visitor may set it forward and back. */
  now(): number
  /** Milliseconds since a moment of its own. Never goes back; may stand still while the machine sleeps. */
  monotonic(): number
  /** Calls back once after `delayMs`. Returns the cancellation. */
  setTimeout(callback: () => void, delayMs: number): () => void
}

/** Runs work once the page has shown what it has to show and has nothing more urgent to do. */
export type WhenIdlePort = (work: () => void) => void

/** Text by key. May throw at any time (full, disabled, private mode); the kit expects it. */
export type StoragePort = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /** Reports a change that another tab made. Returns the end. */
  watch(listener: (key: string | null) => void): () => void
}

/** Randomness fit for keys. */
export type RandomPort = { bytes(length: number): Uint8Array }

/** Where the page runs (rule mobile-11). */
export type PlatformPort = {
  /** `browser` when there is a page and a visitor; `server` when rendering. */
  readonly kind: 'browser' | 'server'
  readonly os: 'ios' | 'android' | 'mac' | 'windows' | 'linux' | 'unknown'
  readonly isMobile: boolean
  readonly isSafari: boolean
  readonly isTelegram: boolean
  readonly isInIframe: boolean
  readonly isPwa: boolean
  readonly isSafeApp: boolean
  /** IANA name; undefined when unknown. */
  readonly timeZone: string | undefined
  /** BCP 47 tags in the visitor's order. */
  readonly languages: readonly string[]
  /** Address and origin of the page; empty on a server. */
  readonly href: string
  readonly origin: string
  /** False when the browser knows that it has no network; `online` and `offline` are announced on the page's window. */
  isOnline(): boolean
  /** Whether the page is visible now, and a report of each change. */
  isVisible(): boolean
  watchVisibility(listener: () => void): () => void
}

/** Messages to the developer. Never a secret, a pairing key or a message body. */
export type LogPort = {
  readonly [Level in 'debug' | 'info' | 'warn' | 'error']: (message: string, ...details: unknown[]) => void
}

/** Opens a link inside the visitor's gesture. */
export type OpenLinkPort = (href: string, target: '_self' | '_blank' | '_top') => void

/** Where wallets announce themselves: the page's window. */
export type AnnouncementsPort = {
  /** Listens on the window. `detail` is hostile. Returns the end. */
  listen(type: string, listener: (detail: unknown) => void): () => void
  /** Dispatches an event on the window, to all listeners: `stopImmediatePropagation` does nothing. */
  dispatch(type: string, detail?: unknown): void
  /** Reads a global such as `ethereum`. Hostile; undefined when reading throws. */
  read(name: string): unknown
}

/** The world, as the kit reaches it. Only `browserPorts` touches a global. */
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
