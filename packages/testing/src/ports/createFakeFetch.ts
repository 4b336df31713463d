import type { FetchPort } from '@kit/core/adapter'

/** Response of a fake server: a status, a body and headers. Throwing simulates a network failure. */
export type FakeResponse = {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A `fetch` that never leaves the process, with its recorded calls. */
export type FakeFetch = FetchPort & { readonly calls: readonly { readonly url: string; readonly body?: string }[] }

/**
 * Creates a `fetch` with scripted responses. Without a script it throws, for code that must not use the network. Aborts as `fetch` does.
 *
 * @example createFakeFetch((url) => ({ status: 200, body: { data: [], count: 0 } }))
 */
export const createFakeFetch = (
  answer?: (url: string, body?: string) => FakeResponse | Promise<FakeResponse>,
): FakeFetch => {
  const calls: { url: string; body?: string }[] = []
  const fetch: FetchPort = async (url, init) => {
    const body = init?.body
    calls.push({ url, ...(body === undefined ? {} : { body }) })
    if (!answer) throw new Error(`Unexpected request: ${url}.`)
    init?.signal?.throwIfAborted()
    const { status = 200, body: result = null, headers = {} } = await answer(url, body)
    init?.signal?.throwIfAborted()
    const text = typeof result === 'string' ? result : JSON.stringify(result)
    const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: { get: (name) => byName.get(name.toLowerCase()) ?? null },
      json: async () => JSON.parse(text),
      text: async () => text,
    }
  }
  return Object.assign(fetch, { calls })
}
