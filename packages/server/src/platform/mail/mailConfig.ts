import { z } from 'zod'
import { parseEmail } from '../../contract/parseEmail.js'
import { parseSmtpUrl } from './parseSmtpUrl.js'

/** Parsed {@link mailConfig}. */
export type MailConfig = z.output<typeof mailConfig>

/** How emails look: the name at their top, and the color of the mark above it. */
export type MailBrand = MailConfig['brand']

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
    /** How emails look. Without a name they have no header. */
    brand: z
      .strictObject({
        /** Shown at the top of every email and as the sender's name. */
        name: z
          .string()
          .regex(/^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]{0,62}[^\p{C}\p{Z}])?$/u, 'must be 1 to 64 visible characters')
          .optional(),
        /** Color of the mark above the name. */
        accent: z
          .string()
          .regex(/^#[\da-f]{6}$/i, 'must be a color like #2b61de')
          .optional(),
      })
      .optional(),
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
