import { pause } from '../jobs/createLocalLeadership.js'
import type { Log } from '../log/Log.js'
import type { Metrics } from '../metrics/Metrics.js'
import type { TraceSpan, Tracing } from '../tracing/Tracing.js'
import { type Mail, type Mailer, MailFailure } from './Mailer.js'

/** Queue of outgoing emails. Callers cannot learn from the response or its timing whether sending succeeded. */
export type Outbox = {
  enqueue(mail: Mail): void
  /** Resolves when every email was sent or dropped, or after the limit. */
  close(): Promise<void>
}

/** Options for {@link createOutbox}. `retryMs`: delay before each retry. */
export type OutboxOptions = {
  readonly mailer: Mailer
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly retryMs?: readonly number[]
}

const maxPending = 1000
/** Mail servers that do not know the sender yet accept an email at the second attempt (greylisting). */
const defaultRetryMs = [2000, 30_000, 120_000]
const closeMs = 5000

/**
 * Sends immediately and retries temporary failures. In memory only, so that no code is written to disk; users request emails lost in a
 * restart again.
 */
export function createOutbox({ mailer, log, metrics, tracing, retryMs = defaultRetryMs }: OutboxOptions): Outbox {
  const pending = new Set<Promise<void>>()
  // A counter that starts at its first failure has not increased yet.
  for (const outcome of ['sent', 'failed', 'dropped']) metrics.count('kit_mails_total', { outcome }, 0)
  const closing = new AbortController()

  async function deliver(mail: Mail): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const failure = await tracing.call('email', (span) => send(mail, span))
      if (failure === undefined) return metrics.count('kit_mails_total', { outcome: 'sent' })
      const { code, reply } = failure
      const delayMs = retryMs[attempt]
      const isFinal = delayMs === undefined || closing.signal.aborted || (reply ?? 0) >= 500
      log.warn({ code, reply, attempt: attempt + 1, isFinal }, 'the mail server did not accept an email')
      if (isFinal) return metrics.count('kit_mails_total', { outcome: 'failed' })
      await pause(delayMs, closing.signal)
    }
  }

  async function send(mail: Mail, span: TraceSpan): Promise<MailFailure | undefined> {
    try {
      await mailer.send(mail)
      return undefined
    } catch (error) {
      const failure = error instanceof MailFailure ? error : new MailFailure('EUNKNOWN', undefined)
      span.set({ 'kit.outcome': failure.code })
      span.fail()
      return failure
    }
  }

  return {
    enqueue(mail) {
      if (pending.size >= maxPending) {
        log.error({}, 'dropped an email: the outbox is full')
        return metrics.count('kit_mails_total', { outcome: 'dropped' })
      }
      const sending = deliver(mail).finally(() => pending.delete(sending))
      pending.add(sending)
    },
    async close() {
      closing.abort()
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, closeMs)
      })
      await Promise.race([Promise.all(pending), timeout])
      clearTimeout(timer)
      mailer.close()
    },
  }
}
