import type { MailLanguage } from '../platform/mail/MailLanguage.js'
import type { MailService } from '../platform/mail/openMail.js'
import { readLanguage } from '../platform/mail/readLanguage.js'
import type { Users } from './createUsers.js'
import { type NoticeValues, noticeMail } from './noticeMail.js'
import type { NoticeKind } from './noticeWords.data.js'

/** Emails that notify users of wallet events. */
export type Notices = {
  /** Sends to the user's address, if any, in the language of their last sign-in. `values` fill in the placeholders. */
  send(user: string, kind: NoticeKind, values?: NoticeValues): Promise<void>
  /** Sends to an address. */
  sendTo(email: string, kind: NoticeKind, language: MailLanguage, values?: NoticeValues): void
}

/** Options for {@link createNotices}. `origin` is the wallet's. */
export type NoticeOptions = {
  readonly mail: MailService | undefined
  readonly users: Pick<Users, 'email' | 'find'>
  readonly origin: string
}

/** Sends notices through the outbox. */
export function createNotices({ mail, users, origin }: NoticeOptions): Notices {
  const sendTo: Notices['sendTo'] = (to, kind, language, values = {}) =>
    mail?.outbox.enqueue(
      noticeMail({ to, kind, language, brand: mail.brand, values: { wallet: new URL(origin).host, ...values } }),
    )
  return {
    sendTo,
    async send(user, kind, values) {
      const email = await users.email(user)
      if (email === undefined) return
      const { language } = (await users.find(user)) ?? {}
      sendTo(email, kind, readLanguage(language ?? undefined), values)
    },
  }
}
