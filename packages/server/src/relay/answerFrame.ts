import type { Log } from '../Log.js'
import { logFailure } from '../logFailure.js'
import type { Metrics } from '../metrics/Metrics.js'
import { isStoreUnavailable } from '../store/isStoreUnavailable.js'
import { reportStoreFailure } from '../store/reportStoreFailure.js'
import type { Connection } from './Connection.js'
import type { RelayContext } from './methods/RelayMethod.js'
import { type ClientMessage, parseFrame } from './parseFrame.js'
import { RELAY_CODES, RelayError } from './RelayError.js'
import { relayMethods } from './relayMethods.js'

/** JSON-RPC batches are accepted up to this many messages. */
const MAX_MESSAGES_PER_FRAME = 500
/** Concurrent messages: the reads of one are charged before the next are admitted. */
const MESSAGES_AT_ONCE = 8
/** Maximum characters of responses to one frame. Later ones are refused. */
const MAX_ANSWER = 8 * 1024 * 1024

type Answer = { readonly text: string | undefined; readonly afterResponse?: (() => void) | undefined }

/** Dependencies of {@link answerFrame}: the methods' context, the log, and the client's rate limit. */
export type AnswerOptions = {
  readonly context: RelayContext
  readonly log: Log
  readonly metrics: Metrics
  readonly mayRequest: (points: number) => boolean
}

/** Processes one frame of a client and responds to it. Never throws. */
export async function answerFrame(text: string, connection: Connection, options: AnswerOptions): Promise<void> {
  const { batch, messages } = parseFrame(text)
  const [only] = messages
  if (!batch && only !== undefined) {
    const { text: answer, afterResponse } = await answerMessage(only, connection, options)
    if (answer !== undefined) connection.send(answer)
    afterResponse?.()
    return
  }
  if (messages.length > MAX_MESSAGES_PER_FRAME) {
    options.mayRequest(messages.length)
    connection.send(errorText('null', RELAY_CODES.limit, 'Too many messages in one frame'))
    return
  }
  const answers: Answer[] = []
  let length = 0
  for (let start = 0; start < messages.length; start += MESSAGES_AT_ONCE) {
    const isFull = length > MAX_ANSWER
    const some = messages.slice(start, start + MESSAGES_AT_ONCE)
    const own = isFull ? { ...options, mayRequest: () => false } : options
    const next = await Promise.all(some.map((message) => answerMessage(message, connection, own)))
    length += next.reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
    answers.push(...next)
  }
  const texts = answers.flatMap((answer) => answer.text ?? [])
  if (texts.length > 0) connection.send(`[${texts.join()}]`)
  for (const answer of answers) answer.afterResponse?.()
}

async function answerMessage(message: ClientMessage, connection: Connection, options: AnswerOptions): Promise<Answer> {
  if (message.kind === 'answer') {
    acknowledge(message, connection, options)
    return { text: undefined }
  }
  if (message.kind === 'invalid') {
    if (!options.mayRequest(1)) return { text: errorText(message.id, RELAY_CODES.limit, 'Too many requests') }
    return { text: errorText(message.id, message.code, message.reason) }
  }
  const { id, method, params } = message
  const answer = (text: (id: string) => string): string | undefined => (id === undefined ? undefined : text(id))
  try {
    if (!options.mayRequest(pointsOf(params))) throw new RelayError('limit', 'Too many requests')
    const handler = relayMethods.get(method)
    if (handler === undefined) throw new RelayError('unknownMethod', 'Method not found')
    const { result, afterResponse } = await handler(options.context, connection, params)
    return {
      text: answer((id) => `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`),
      afterResponse,
    }
  } catch (error) {
    if (error instanceof RelayError) return { text: answer((id) => errorText(id, error.code, error.message)) }
    if (isStoreUnavailable(error)) {
      reportStoreFailure(options, error, 'cannot store a relay request')
      return {
        text: answer((id) => errorText(id, RELAY_CODES.unavailable, 'Messages cannot be stored. Try again later.')),
      }
    }
    logFailure(options.log, error, {}, 'a relay request failed')
    return { text: answer((id) => errorText(id, RELAY_CODES.internal, 'Internal error. Try again later.')) }
  }
}

function acknowledge(
  { pushId, accepted }: Extract<ClientMessage, { kind: 'answer' }>,
  connection: Connection,
  { context: { mailbox }, mayRequest }: AnswerOptions,
): void {
  const seq = connection.unanswered.get(pushId)
  // Responses to pushes are paid by the publisher; others are unsolicited.
  if (seq === undefined) {
    mayRequest(1)
    return
  }
  connection.unanswered.delete(pushId)
  // An error is not a receipt: the message is delivered again after the next subscribe.
  if (accepted) mailbox.acknowledge(seq, connection.clientId)
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
