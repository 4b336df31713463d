import type { ServerConfig } from '../config/ServerConfig.js'
import type { Log } from '../Log.js'
import type { Metrics } from '../metrics/Metrics.js'
import { createLocalMailbox, type LocalMailbox } from './createLocalMailbox.js'
import { createOutbox, type Outbox } from './createOutbox.js'

/** How mails leave the server. */
export type MailService = {
  readonly outbox: Outbox
  readonly from: string
  /** Where mails are looked at instead of sent, in development. */
  readonly mailbox?: LocalMailbox
  /** By name, what must answer for mails to leave. */
  readonly checks: Readonly<Record<string, () => Promise<void>>>
}

/** What it is opened for. */
export type MailServiceOptions = {
  readonly config: Pick<ServerConfig, 'mail' | 'projects'>
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
}

/** A mail server is not asked more often than this whether it is there. */
const CHECK_MS = 30_000

/**
 * Opens what the configuration names: a mail server, or in development a mailbox in memory; undefined where there is neither. The code of
 * SMTP is loaded where it is used.
 */
export async function openMail({ config, log, metrics, now }: MailServiceOptions): Promise<MailService | undefined> {
  const { smtp, from, mailboxKey } = config.mail
  if (smtp !== undefined) {
    const { createSmtpMailer } = await import('./createSmtpMailer.js')
    const mailer = createSmtpMailer({ smtp, from })
    let last: { readonly atMs: number; readonly answer: Promise<void> } | undefined
    const check = (): Promise<void> => {
      if (last === undefined || now() - last.atMs >= CHECK_MS) last = { atMs: now(), answer: mailer.check() }
      return last.answer
    }
    return { from, outbox: createOutbox({ mailer, log, metrics }), checks: { mail: check } }
  }
  if (config.projects !== 'open') return undefined
  const mailbox = createLocalMailbox(now, mailboxKey)
  return { from, mailbox, outbox: createOutbox({ mailer: mailbox, log, metrics }), checks: {} }
}
