import type { Ports } from '@kit/core'
import { retriedStatuses } from './isRetried.js'
import { type JsonAnswer, postJson } from './postJson.js'
import { RpcError } from './RpcError.js'
import type { RpcRequest } from './RpcRequest.js'
import { readAnswer } from './readAnswer.js'

/** Whether and how the calls of one turn travel together. */
export type BatchOption = boolean | { readonly batchSize?: number; readonly wait?: number }

type Call = {
  readonly id: number
  readonly text: string
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Specification, section 7. */
const maxBatchSize = 1_000

/**
 * One HTTP endpoint. The calls of a turn travel in one request; an endpoint that refuses batches gets them one by one from then on.
 *
 * @throws RpcError.
 * @example await createEndpoint({ url, batch: true, ...browserPorts() })({ method: 'eth_chainId' })
 */
export function createEndpoint(
  options: { readonly url: string; readonly batch: BatchOption } & Pick<Ports, 'fetch' | 'clock'>,
): RpcRequest {
  const { batch, clock } = options
  const { batchSize = maxBatchSize, wait = 0 } = typeof batch === 'object' ? batch : {}
  let takesBatches = batch !== false
  let nextId = 1
  let queue: Call[] = []

  async function sendOne(call: Call): Promise<void> {
    try {
      const answer = await postJson({ ...options, body: call.text })
      assertStatus(answer)
      call.resolve(readAnswer(answer.value))
    } catch (error) {
      call.reject(error)
    }
  }

  async function sendBatch(calls: readonly Call[]): Promise<void> {
    try {
      const answer = await postJson({ ...options, body: `[${calls.map(({ text }) => text).join()}]` })
      if (isRefusal(answer)) {
        takesBatches = false
        await Promise.all(calls.map(sendOne))
        return
      }
      assertStatus(answer)
      const answers = new Map<unknown, unknown>()
      for (const each of Array.isArray(answer.value) ? answer.value : []) answers.set(each?.id, each)
      for (const call of calls) settle(call, answers.get(call.id))
    } catch (error) {
      for (const call of calls) call.reject(error)
    }
  }

  function flush(): void {
    const calls = queue
    queue = []
    for (let at = 0; at < calls.length; at += batchSize) {
      const part = calls.slice(at, at + batchSize)
      void (part.length > 1 && takesBatches ? sendBatch(part) : Promise.all(part.map(sendOne)))
    }
  }

  return ({ method, params = [] }) =>
    new Promise((resolve, reject) => {
      const id = nextId++
      const call = { id, text: JSON.stringify({ jsonrpc: '2.0', id, method, params }), resolve, reject }
      if (!takesBatches) return void sendOne(call)
      if (queue.push(call) === 1) clock.setTimeout(flush, wait)
    })
}

function settle(call: Call, answer: unknown): void {
  try {
    call.resolve(readAnswer(answer))
  } catch (error) {
    call.reject(error)
  }
}

/** A batch is answered by a list. One object, or a single error for all, says that the endpoint takes none, or none so large. */
function isRefusal({ ok, status, value }: JsonAnswer): boolean {
  if (!ok && status !== 400) return false
  if (Array.isArray(value)) return value.length === 1 && typeof value[0]?.error === 'object'
  return typeof value === 'object' && value !== null
}

/** Some nodes send their JSON-RPC errors with a bad status: then the error says more than the status. */
function assertStatus({ ok, status, value, retryAfterMs }: JsonAnswer): void {
  if (ok) return
  const isTold = typeof (value as { error?: { code?: unknown } } | undefined)?.error?.code === 'number'
  if (isTold && !retriedStatuses.includes(status)) return
  const retryAfter = retryAfterMs !== undefined && { retryAfterMs }
  throw new RpcError({ shortMessage: `HTTP status ${status}.`, status, ...retryAfter })
}
