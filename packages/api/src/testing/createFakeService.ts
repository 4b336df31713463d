import type { ResponseLike } from '@kit/core/plugin'

/** The response of a fake service. */
export type FakeResponse = {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** Creates a service that responds with a function and records its requests. `hold` delays responses until `release`. */
export function createFakeService(answer: (url: URL) => FakeResponse | Promise<FakeResponse>) {
  const requested: URL[] = []
  const bodies: unknown[] = []
  const caches: unknown[] = []
  const fetch = async (
    url: string,
    init?: { readonly body?: string; readonly cache?: string; readonly signal?: AbortSignal },
  ): Promise<ResponseLike> => {
    requested.push(new URL(url))
    bodies.push(init?.body)
    caches.push(init?.cache)
    const { status = 200, body = null, headers = {} } = await answer(new URL(url))
    init?.signal?.throwIfAborted()
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return {
      ok: status < 300,
      status,
      headers: { get: (name) => headers[name.toLowerCase()] ?? null },
      json: async () => JSON.parse(text),
      text: async () => text,
      arrayBuffer: async () =>
        (body instanceof Uint8Array ? body.slice().buffer : new TextEncoder().encode(text).buffer) as ArrayBuffer,
    }
  }
  return { fetch, requested, bodies, caches, paths: () => requested.map(({ pathname }) => pathname) }
}

/** Creates a clock that stands still until the test moves it. */
export function createStillClock() {
  let nowMs = 1_000_000
  let jumpedMs = 0
  let timers: { atMs: number; callback: () => void }[] = []
  return {
    now: () => nowMs + jumpedMs,
    monotonic: () => nowMs,
    /** Moves only the wall clock, as when a user changes it. */
    jump(ms: number) {
      jumpedMs += ms
    },
    setTimeout(callback: () => void, delayMs: number) {
      const timer = { atMs: nowMs + delayMs, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance(ms: number) {
      nowMs += ms
      const due = timers.filter(({ atMs }) => atMs <= nowMs)
      timers = timers.filter(({ atMs }) => atMs > nowMs)
      for (const { callback } of due) callback()
    },
    pending: () => timers.length,
  }
}

/** Lets pending promises settle. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}
