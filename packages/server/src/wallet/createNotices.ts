import type { MailLanguage } from '../mail/mailLanguages.data.js'
import type { MailService } from '../mail/openMail.js'
import { readLanguage } from '../mail/readLanguage.js'
import type { Users } from './createUsers.js'
import { type NoticeValues, noticeMail } from './noticeMail.js'
import type { NoticeKind } from './noticeWords.data.js'

/** Mails that tell people what happened with their wallet. */
export type Notices = {
  /** To the user's address, if there is one, in the language of their last login. `values` fill in what the words leave open. */
  tell(user: string, kind: NoticeKind, values?: NoticeValues): Promise<void>
  /** To an address. */
  post(email: string, kind: NoticeKind, language: MailLanguage, values?: NoticeValues): void
}

/** What notices work with. `origin` is the wallet's. */
export type NoticeOptions = {
  readonly mail: MailService | undefined
  readonly users: Pick<Users, 'email' | 'find'>
  readonly origin: string
}

/** Notices by way of the outbox. */
export function createNotices({ mail, users, origin }: NoticeOptions): Notices {
  const post: Notices['post'] = (to, kind, language, values = {}) =>
    mail?.outbox.post(noticeMail({ to, kind, language, values: { wallet: new URL(origin).host, ...values } }))
  return {
    post,
    async tell(user, kind, values) {
      const email = await users.email(user)
      if (email === undefined) return
      const { language } = (await users.find(user)) ?? {}
      post(email, kind, readLanguage(language ?? undefined), values)
    },
  }
}
