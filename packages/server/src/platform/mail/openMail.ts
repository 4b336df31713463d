import { isRecent } from '../jobs/isRecent.js'
import type { Log } from '../log/Log.js'
import type { Metrics } from '../metrics/Metrics.js'
import type { Tracing } from '../tracing/Tracing.js'
import { createLocalMailbox, type LocalMailbox } from './createLocalMailbox.js'
import { createOutbox, type Outbox } from './createOutbox.js'
import type { MailBrand, MailConfig } from './mailConfig.js'

/** Outgoing email of the server. */
export type MailService = {
  readonly outbox: Outbox
  readonly from: string
  readonly brand: MailBrand
  /** Mailbox that shows emails instead of sending them, in development. */
  readonly mailbox?: LocalMailbox
  /** Named checks that must pass for emails to be sent. */
  readonly checks: Readonly<Record<string, () => Promise<void>>>
}

/** Options for {@link openMail}. */
export type MailServiceOptions = {
  readonly config: MailConfig
  /** Whether emails are kept in a mailbox if no mail server is configured. */
  readonly isDevelopment: boolean
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly now: () => number
}

/** Minimum interval between checks of the mail server. */
const checkMs = 30_000

/**
 * Opens the configured mail server, or an in-memory mailbox in development; returns undefined without either. SMTP code is loaded lazily.
 */
export async function openMail({
  config,
  isDevelopment,
  log,
  metrics,
  tracing,
  now,
}: MailServiceOptions): Promise<MailService | undefined> {
  const { smtp, from, brand, mailboxKey } = config
  if (smtp !== undefined) {
    const { createSmtpMailer } = await import('./createSmtpMailer.js')
    const mailer = createSmtpMailer({ smtp, from, fromName: brand?.name })
    let last: { readonly atMs: number; readonly answer: Promise<void> } | undefined
    const check = (): Promise<void> => {
      if (last === undefined || !isRecent({ ...last, nowMs: now(), durationMs: checkMs }))
        last = { atMs: now(), answer: mailer.check() }
      return last.answer
    }
    return { from, brand, outbox: createOutbox({ mailer, log, metrics, tracing }), checks: { mail: check } }
  }
  if (!isDevelopment) return undefined
  const mailbox = createLocalMailbox(now, mailboxKey)
  return { from, brand, mailbox, outbox: createOutbox({ mailer: mailbox, log, metrics, tracing }), checks: {} }
}
