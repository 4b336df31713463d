// The part of the web platform that browsers, workers and Node share. Headless packages compile against this and nothing
// else: no DOM types, no Node types.

interface AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
declare const AbortSignal: {
  any(signals: readonly AbortSignal[]): AbortSignal
  timeout(milliseconds: number): AbortSignal
  abort(reason?: unknown): AbortSignal
}
interface AbortController {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
}
declare const AbortController: { new (): AbortController }

interface URL {
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly searchParams: URLSearchParams
  toString(): string
}
declare const URL: { new (url: string, base?: string): URL }
interface URLSearchParams {
  get(name: string): string | null
  set(name: string, value: string): void
  append(name: string, value: string): void
  toString(): string
}
declare const URLSearchParams: { new (init?: string | Record<string, string>): URLSearchParams }

interface TextEncoder {
  encode(input: string): Uint8Array
}
declare const TextEncoder: { new (): TextEncoder }
interface TextDecoder {
  decode(input: Uint8Array): string
}
declare const TextDecoder: { new (label?: string, options?: { fatal?: boolean }): TextDecoder }

declare function btoa(binary: string): string
declare function atob(base64: string): string
