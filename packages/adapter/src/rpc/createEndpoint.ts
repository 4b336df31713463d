import type { Ports } from '@kit/core/adapter'
import { fetchText } from '../endpoint/fetchText.js'
import { isTemporary, retriedStatuses } from '../endpoint/isTemporary.js'
import { RpcError } from '../endpoint/RpcError.js'
import { parseResponse } from './parseResponse.js'

/** Whether and how calls of one turn are batched. */
export type BatchOption = boolean | { readonly batchSize?: number; readonly wait?: number }

type EndpointOptions = Pick<Ports, 'fetch' | 'clock'> & {
  readonly url: string
  readonly batch?: BatchOption | undefined
  readonly parse?: ((text: string) => unknown) | undefined
}

/** Parsed JSON of any shape, or undefined if it was invalid. */
type JsonResponse = Omit<Awaited<ReturnType<typeof fetchText>>, 'text'> & { readonly value: unknown }

type Call = {
  readonly id: number
  readonly text: string
  readonly signal: AbortSignal | undefined
  resolve(result: unknown): void
  reject(error: unknown): void
}

const maxBatchSize = 1_000

/**
 * Creates an HTTP JSON-RPC endpoint. Calls of one turn are sent as one batch. An endpoint that rejects batches but accepts single calls
 * gets them one by one from then on. A single error in response to a batch applies to each of its calls.
 *
 * @throws RpcError.
 * @example await createEndpoint({ ...ports, url })({ method: 'eth_chainId' })
 */
export function createEndpoint(options: EndpointOptions): RpcRequest {
  const { clock, batch = true } = options
  const { batchSize = maxBatchSize, wait = 0 } = typeof batch === 'object' ? batch : {}
  let takesBatches = batch !== false
  let nextId = 1
  let queue: Call[] = []

  const post = (body: string, signal?: AbortSignal) => postJson(options, body, signal)

  async function ask({ text, signal }: Call): Promise<unknown> {
    const answer = await post(text, signal)
    assertStatus(answer)
    return parseResponse(answer.value, answer.retryAfterMs)
  }

  const sendOne = (call: Call): Promise<void> => ask(call).then(call.resolve, call.reject)

  async function sendBatch(calls: readonly Call[]): Promise<void> {
    try {
      const answer = await post(`[${calls.map(({ text }) => text).join()}]`)
      const answers = readResponses(answer, new Set(calls.map(({ id }) => String(id))))
      for (const call of calls) settle(call, () => parseResponse(answers.get(String(call.id)), answer.retryAfterMs))
    } catch (refusal) {
      if (mayRefuseBatches(refusal)) return sendApart(calls, refusal)
      for (const call of calls) call.reject(refusal)
    }
  }

  /**
   * Sends one call alone. If it succeeds, the endpoint rejects batches, and all calls are sent individually from then on. An endpoint that
   * rejects everything, or rate limits the page, thus doesn't get as many requests as there are calls.
   */
  async function sendApart(calls: readonly Call[], refusal: RpcError): Promise<void> {
    const [first, ...others] = calls as readonly [Call, ...Call[]]
    try {
      first.resolve(await ask(first))
    } catch (error) {
      if (isTemporary(error) || isSameRefusal(error, refusal)) {
        for (const call of calls) call.reject(error)
        return
      }
      first.reject(error)
    }
    takesBatches = false
    await Promise.all(others.map(sendOne))
  }

  function flush(): void {
    const calls = queue.filter(({ signal }) => !signal?.aborted)
    queue = []
    for (let at = 0; at < calls.length; at += batchSize) {
      const part = calls.slice(at, at + batchSize)
      void (part.length > 1 && takesBatches ? sendBatch(part) : Promise.all(part.map(sendOne)))
    }
  }

  return ({ method, params = [], signal }) =>
    new Promise((resolve, reject) => {
      const id = nextId++
      const call = { id, signal, text: JSON.stringify({ jsonrpc: '2.0', id, method, params }), resolve, reject }
      if (!takesBatches) return void sendOne(call)
      if (queue.push(call) === 1) clock.setTimeout(flush, wait)
    })
}

async function postJson(
  { fetch, clock, url, parse = JSON.parse }: EndpointOptions,
  body: string,
  signal: AbortSignal | undefined,
): Promise<JsonResponse> {
  const headers = { 'Content-Type': 'application/json' }
  const { text, ...answer } = await fetchText({
    fetch,
    clock,
    url,
    method: 'POST',
    headers,
    body,
    ...(signal && { signal }),
  })
  try {
    return { ...answer, value: parse(text) }
  } catch {
    return { ...answer, value: undefined }
  }
}

function settle(call: Call, read: () => unknown): void {
  try {
    call.resolve(read())
  } catch (error) {
    call.reject(error)
  }
}

/**
 * Returns the responses of a batch by their IDs as text, since some nodes return numeric IDs as strings. Throws if one error answers the
 * whole batch.
 */
function readResponses(answer: JsonResponse, ids: ReadonlySet<string>): ReadonlyMap<string, unknown> {
  assertStatus(answer)
  const { value, retryAfterMs } = answer
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const answers = new Map(list.map((each) => [String((each as { id?: unknown } | null)?.id), each]))
  const [only] = Array.isArray(value) ? list : [value]
  const isForAll =
    list.length <= 1 && typeof only === 'object' && only !== null && !ids.has([...answers.keys()][0] ?? '')
  if (!isForAll) return answers
  parseResponse(only, retryAfterMs)
  throw new RpcError({ shortMessage: 'The endpoint returned a single result for a batch.', code: invalidRequest })
}

const limitExceeded: readonly unknown[] = [429, -32005]
const payloadTooLarge = 413
/** Error code of JSON-RPC 2.0. */
const invalidRequest = -32600

/** Returns whether a batch may have been rejected for being a batch, or too large. Rate limits and temporary failures don't count. */
function mayRefuseBatches(error: unknown): error is RpcError {
  if (!(error instanceof RpcError)) return false
  const { status, code, shortMessage } = error
  if (limitExceeded.includes(status) || limitExceeded.includes(code)) return false
  return !isTemporary(error) || status === payloadTooLarge || /\bbatch/i.test(shortMessage)
}

function isSameRefusal(error: unknown, { code, status, message }: RpcError): boolean {
  return error instanceof RpcError && error.code === code && error.status === status && error.message === message
}

/** Some nodes send JSON-RPC errors with an error status. The error is then more specific than the status. */
function assertStatus({ ok, status, value, retryAfterMs }: JsonResponse): void {
  if (ok) return
  const hasRpcError = typeof (value as { error?: { code?: unknown } } | undefined)?.error?.code === 'number'
  if (hasRpcError && !retriedStatuses.includes(status)) return
  const retryAfter = retryAfterMs !== undefined && { retryAfterMs }
  throw new RpcError({ shortMessage: `HTTP status ${status}.`, status, ...retryAfter })
}

/**
 * Calls a JSON-RPC method on the nodes of a network. The result is untrusted.
 *
 * @example const chainId = await request({ method: 'eth_chainId' })
 */
export type RpcRequest = (call: {
  readonly method: string
  readonly params?: readonly unknown[]
  readonly signal?: AbortSignal | undefined
}) => Promise<unknown>
