/** A mail to one person. `to` was parsed by `parseEmail`. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Port to what takes mails. */
export type Mailer = {
  /** Resolves when the mail was taken. @throws MailFailure */
  send(mail: Mail): Promise<void>
  /** @throws MailFailure when nothing would take a mail now */
  check(): Promise<void>
  close(): void
}

/** A mail that was not taken. Says nothing of who it is for, nor what the other server said of them. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  /** `ECONNECTION`, `ETIMEDOUT`, `ETLS`, `EAUTH`, `EENVELOPE`, `EMESSAGE` or `EUNKNOWN`. */
  readonly code: string
  /** What the mail server answered, if it did: 4xx passes, 5xx does not. */
  readonly reply: number | undefined

  constructor(code: string, reply: number | undefined) {
    super('The mail server did not accept the email')
    this.code = code
    this.reply = reply
  }
}
