import type { Log } from '../platform/log/Log.js'
import { logFailure } from '../platform/log/logFailure.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import { isStoreUnavailable } from '../platform/store/isStoreUnavailable.js'
import { reportStoreFailure } from '../platform/store/reportStoreFailure.js'
import type { Connection } from './Connection.js'
import { type ClientMessage, parseFrame } from './parseFrame.js'
import { RelayError, relayCodes } from './RelayError.js'
import type { RelayContext, RelayMethods, RelayOutcome } from './RelayMethod.js'

/** JSON-RPC batches are accepted up to this many messages. */
const maxMessagesPerFrame = 500
/** Concurrent messages: the reads of one are charged before the next are admitted. */
const messagesAtOnce = 8
/** Maximum characters of responses to one frame. Later ones are refused. */
const maxAnswer = 8 * 1024 * 1024

type Answer = { readonly text: string | undefined; readonly afterResponse?: (() => void) | undefined }

/** Dependencies of {@link answerFrame}: the methods and their context, the log, and the client's rate limit. */
export type AnswerOptions = {
  readonly methods: RelayMethods
  readonly context: RelayContext
  readonly log: Log
  readonly metrics: Metrics
  readonly mayRequest: (points: number) => boolean
}

/**
 * Processes one frame of a client and responds to it. Never throws. Returns a promise only if there is something to wait for, because most
 * frames are receipts.
 */
export function answerFrame(text: string, connection: Connection, options: AnswerOptions): Promise<void> | undefined {
  const { batch, messages } = parseFrame(text)
  const [only] = messages
  if (batch || only === undefined) return answerBatch(messages, connection, options)
  const answer = answerMessage(only, connection, options)
  if (answer instanceof Promise) return answer.then((late) => respond(late, connection))
  respond(answer, connection)
  return undefined
}

function respond({ text, afterResponse }: Answer, connection: Connection): void {
  if (text !== undefined) connection.send(text)
  afterResponse?.()
}

async function answerBatch(
  messages: readonly ClientMessage[],
  connection: Connection,
  options: AnswerOptions,
): Promise<void> {
  if (messages.length > maxMessagesPerFrame) {
    options.mayRequest(messages.length)
    connection.send(errorText('null', relayCodes.limit, 'Too many messages in one frame'))
    return
  }
  const answers: Answer[] = []
  let length = 0
  for (let start = 0; start < messages.length; start += messagesAtOnce) {
    const isFull = length > maxAnswer
    const some = messages.slice(start, start + messagesAtOnce)
    const own = isFull ? { ...options, mayRequest: () => false } : options
    const next = await Promise.all(some.map((message) => answerMessage(message, connection, own)))
    length += next.reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
    answers.push(...next)
  }
  const texts = answers.flatMap((answer) => answer.text ?? [])
  if (texts.length > 0) connection.send(`[${texts.join()}]`)
  for (const answer of answers) answer.afterResponse?.()
}

function answerMessage(
  message: ClientMessage,
  connection: Connection,
  options: AnswerOptions,
): Answer | Promise<Answer> {
  if (message.kind === 'answer') {
    acknowledge(message, connection, options)
    return { text: undefined }
  }
  if (message.kind === 'invalid') {
    if (!options.mayRequest(1)) return { text: errorText(message.id, relayCodes.limit, 'Too many requests') }
    return { text: errorText(message.id, message.code, message.reason) }
  }
  const { id, method, params } = message
  try {
    if (!options.mayRequest(pointsOf(params))) throw new RelayError('limit', 'Too many requests')
    const handler = options.methods.get(method)
    if (handler === undefined) throw new RelayError('unknownMethod', 'Method not found')
    const startedMs = performance.now()
    const outcome = handler(options.context, connection, params)
    if (!(outcome instanceof Promise)) return answerOf(id, outcome)
    return outcome.then(
      (late) => {
        options.metrics.time('kit_relay_request_duration_seconds', performance.now() - startedMs, { method })
        return answerOf(id, late)
      },
      (error: unknown) => refusalOf(id, error, options),
    )
  } catch (error) {
    return refusalOf(id, error, options)
  }
}

function answerOf(id: string | undefined, { result, afterResponse }: RelayOutcome): Answer {
  const text = id === undefined ? undefined : `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`
  return { text, afterResponse }
}

/** Returns the error for the client, and reports what the operator should know. */
function refusalOf(id: string | undefined, error: unknown, options: AnswerOptions): Answer {
  const refuse = (code: number, message: string): Answer => {
    options.metrics.count('kit_relay_errors_total', { code: String(code) })
    return { text: id === undefined ? undefined : errorText(id, code, message) }
  }
  if (error instanceof RelayError) return refuse(error.code, error.message)
  if (isStoreUnavailable(error)) {
    reportStoreFailure(options, error, 'cannot store a relay request')
    return refuse(relayCodes.unavailable, 'Messages cannot be stored. Try again later.')
  }
  logFailure(options.log, error, {}, 'a relay request failed')
  return refuse(relayCodes.internal, 'Internal error. Try again later.')
}

function acknowledge(
  { pushId, accepted }: Extract<ClientMessage, { kind: 'answer' }>,
  connection: Connection,
  { context: { mailbox }, mayRequest }: AnswerOptions,
): void {
  const message = connection.unanswered.get(pushId)
  // Responses to pushes are paid by the publisher; others are unsolicited.
  if (message === undefined) {
    mayRequest(1)
    return
  }
  connection.unanswered.delete(pushId)
  // An error is not a receipt: the message is delivered again after the next subscribe.
  if (accepted) mailbox.acknowledge(message, connection.clientId)
}

/** Returns the cost of a request: one point per batch entry. */
function pointsOf(params: unknown): number {
  const { topics, messages, subscriptions } = (params ?? {}) as Readonly<Record<string, unknown>>
  return [topics, messages, subscriptions].reduce<number>(
    (most, list) => (Array.isArray(list) ? Math.max(most, list.length) : most),
    1,
  )
}

function errorText(id: string, code: number, message: string): string {
  return `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message })}}`
}
