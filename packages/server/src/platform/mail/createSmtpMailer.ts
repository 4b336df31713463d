import { createTransport } from 'nodemailer'
import { type Mailer, MailFailure } from './Mailer.js'
import { parseSmtpUrl } from './parseSmtpUrl.js'

/** SMTP options. `smtp` was checked by `parseSmtpUrl`. */
export type SmtpOptions = { readonly smtp: string; readonly from: string; readonly fromName?: string | undefined }

const maxConnections = 3
const connectMs = 10_000
const silenceMs = 20_000

/** Sends email over SMTP, with TLS unless the mail server is local. Connects with the first email. */
export function createSmtpMailer({ smtp, from, fromName = '' }: SmtpOptions): Mailer {
  const { isLocal, ...server } = parseSmtpUrl(smtp)
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: maxConnections,
    requireTLS: !isLocal,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html }) {
      // Suppresses automatic replies (RFC 3834).
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
      // An object is not parsed for further addresses.
      const mail = {
        from: { name: fromName, address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
      }
      await transport.sendMail(mail).catch(toFailure)
    },
    async check() {
      await transport.verify().catch(toFailure)
    },
    close: () => transport.close(),
  }
}

function toFailure(error: unknown): never {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  throw new MailFailure(
    typeof code === 'string' ? code : 'EUNKNOWN',
    typeof responseCode === 'number' ? responseCode : undefined,
  )
}
