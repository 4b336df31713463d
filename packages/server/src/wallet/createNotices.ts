import type { MailService } from '../mail/openMail.js'
import type { Users } from './createUsers.js'
import { noticeMail } from './noticeMail.js'
import type { noticeWords } from './noticeWords.data.js'

/** What people are told of. */
export type NoticeKind = keyof typeof noticeWords

/** Mails that tell people what happened with their wallet. */
export type Notices = {
  /** To the user's address, if there is one. `values` fill in what the words leave open. */
  tell(user: string, kind: NoticeKind, values?: Readonly<Record<string, string>>): Promise<void>
  /** To an address. */
  post(email: string, kind: NoticeKind, values?: Readonly<Record<string, string>>): void
}

/** What notices work with. `origin` is the wallet's. */
export type NoticeOptions = {
  readonly mail: MailService | undefined
  readonly users: Pick<Users, 'email'>
  readonly origin: string
}

/** Notices by way of the outbox. */
export function createNotices({ mail, users, origin }: NoticeOptions): Notices {
  const post: Notices['post'] = (to, kind, values = {}) =>
    mail?.outbox.post(noticeMail({ to, kind, values: { wallet: new URL(origin).host, ...values } }))
  return {
    post,
    async tell(user, kind, values) {
      const email = await users.email(user)
      if (email !== undefined) post(email, kind, values)
    },
  }
}
