/** An email to one person. `to` was parsed by `parseEmail`. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Port for sending email. */
export type Mailer = {
  /** Resolves when the mail server accepted the email. @throws MailFailure */
  send(mail: Mail): Promise<void>
  /** @throws MailFailure if the mail server is not available */
  check(): Promise<void>
  close(): void
}

/** An email that was not accepted. Contains neither the recipient nor the mail server's message. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  /** `ECONNECTION`, `ETIMEDOUT`, `ETLS`, `EAUTH`, `EENVELOPE`, `EMESSAGE` or `EUNKNOWN`. */
  readonly code: string
  /** Reply code of the mail server, if any: 4xx is temporary, 5xx permanent. */
  readonly reply: number | undefined

  constructor(code: string, reply: number | undefined) {
    super('The mail server did not accept the email')
    this.code = code
    this.reply = reply
  }
}
