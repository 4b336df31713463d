import type { FetchPort, ResponseLike } from '@kit/core'
import type { HttpTransportConfig } from 'viem'

type FetchFn = NonNullable<HttpTransportConfig['fetchFn']>
type Answer = Pick<ResponseLike, 'ok' | 'status' | 'headers'> & { readonly body: string }

const maxRetryAfterSeconds = 60

/**
 * The kit's `fetch` port for one endpoint, as viem's transports take it. What it adds: the body is read before it answers, so that
 * the time limit covers it too; `Retry-After` is given in seconds, at most 60, for viem reads no dates and would wait for a day when
 * told so; and an endpoint that refuses batches gets its calls one by one, from then on.
 *
 * @example http(url, { fetchFn: createRpcFetch(ports.fetch) })
 */
export function createRpcFetch(fetch: FetchPort): FetchFn {
  let refusesBatches = false

  const rpcFetch = async (url: unknown, init: NonNullable<Parameters<FetchPort>[1]>) => {
    const { method = 'POST', headers = {}, body = '', signal } = init
    const post = async (text: string): Promise<Answer> => {
      const response = await fetch(String(url), { method, headers, body: text, ...(signal && { signal }) })
      const { ok, status } = response
      return { ok, status, headers: response.headers, body: await response.text() }
    }
    const postEach = async (): Promise<Answer> => {
      const calls: readonly unknown[] = JSON.parse(body)
      const answers = await Promise.all(calls.map((call) => post(JSON.stringify(call))))
      const failed = answers.find(({ ok }) => !ok)
      const [first] = answers as unknown as readonly [Answer]
      return failed ?? { ...first, body: `[${answers.map((answer) => answer.body).join()}]` }
    }

    const isBatch = body.startsWith('[')
    let answer = isBatch && refusesBatches ? await postEach() : await post(body)
    if (isBatch && isRefusal(answer)) {
      refusesBatches = true
      answer = await postEach()
    }
    return toResponse(answer)
  }
  return rpcFetch as unknown as FetchFn
}

/** A batch is answered by a list. One object in its place says that the endpoint takes none, or none so large. */
function isRefusal({ ok, status, body }: Answer): boolean {
  return (ok || status === 400) && /^\s*\{/.test(body)
}

function toResponse({ ok, status, headers, body }: Answer): unknown {
  const get = (name: string) => {
    const value = headers.get(name)
    return value !== null && name.toLowerCase() === 'retry-after' ? toSeconds(value) : value
  }
  return { ok, status, statusText: `HTTP ${status}`, headers: { get }, text: async () => body }
}

function toSeconds(retryAfter: string): string {
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isNaN(seconds) ? '' : String(Math.min(Math.max(Math.ceil(seconds), 0), maxRetryAfterSeconds))
}
