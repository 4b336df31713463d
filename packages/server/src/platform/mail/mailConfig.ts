import { z } from 'zod'
import { parseEmail } from '../../contract/parseEmail.js'
import { parseSmtpUrl } from './parseSmtpUrl.js'

/** Parsed {@link mailConfig}. */
export type MailConfig = z.output<typeof mailConfig>

/** Outgoing email. Without `smtp`, emails are shown at `/dev/mailbox`, in development only. */
export const mailConfig = z
  .strictObject({
    /** `smtps://user:secret@mail.example`, or `smtp://` with STARTTLS. */
    smtp: z
      .string()
      .refine(isSmtpUrl, 'must be a URL like smtps://user:secret@mail.example, without a path or query')
      .optional(),
    /** Sender address, in a domain that this server is allowed to send for. */
    from: z
      .string()
      .refine((text) => parseEmail(text) === text, 'must be an email address like no-reply@dapp.example')
      .default('no-reply@kit.test'),
    /** Key required to open `/dev/mailbox` in development. Default: generated at each start and printed with the URL. */
    mailboxKey: z
      .string()
      .regex(/^[\w-]{16,128}$/, 'must be 16 to 128 letters, digits, hyphens or underscores')
      .optional(),
  })
  .prefault({})

function isSmtpUrl(text: string): boolean {
  try {
    return parseSmtpUrl(text).host !== ''
  } catch {
    return false
  }
}
