import type { FetchPort } from './Ports.js'

type EventLike = {
  readonly detail?: unknown
  readonly key?: string | null
  readonly persisted?: boolean
  readonly storageArea?: unknown
}

export type EventTargetLike = {
  addEventListener(type: string, listener: (event: EventLike) => void): void
  removeEventListener(type: string, listener: (event: EventLike) => void): void
  dispatchEvent(event: unknown): unknown
}

/** The members of `localStorage` that the kit uses. */
export type WebStorageLike = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The members of `window` that the kit uses. Every member may be missing, and may throw. */
export type Page = Partial<EventTargetLike> & {
  readonly [name: string]: unknown
  readonly document?: Partial<EventTargetLike> & { readonly visibilityState?: string }
  readonly navigator?: {
    readonly userAgent?: string
    readonly languages?: readonly string[]
    readonly maxTouchPoints?: number
    readonly standalone?: boolean
    readonly onLine?: boolean
  }
  readonly location?: {
    readonly href: string
    readonly origin: string
    readonly ancestorOrigins?: { readonly [index: number]: string }
  }
  readonly localStorage?: WebStorageLike
  readonly crypto?: { getRandomValues(bytes: Uint8Array): Uint8Array }
  readonly console?: { readonly [level: string]: (...parts: unknown[]) => void }
  readonly fetch?: FetchPort
  readonly performance?: { now(): number }
  readonly Temporal?: { readonly Now: { timeZoneId(): string } }
  readonly CustomEvent?: new (type: string, init: { detail: unknown }) => object
  matchMedia?(query: string): { readonly matches: boolean }
  open?(href: string, target: string, features?: string): unknown
  setTimeout?(callback: () => void, delayMs: number): unknown
  clearTimeout?(timer: unknown): void
  requestIdleCallback?(callback: () => void, options: { readonly timeout: number }): void
}

/** Adds a listener if the target supports it. Returns a function that removes it. */
export function listenTo(
  target: Partial<EventTargetLike> | undefined,
  type: string,
  listener: (event: EventLike) => void,
): () => void {
  target?.addEventListener?.(type, listener)
  return () => target?.removeEventListener?.(type, listener)
}

/** Reads a value that may be missing or may throw. */
export function readSafely<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
